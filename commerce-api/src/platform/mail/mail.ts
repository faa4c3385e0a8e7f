/** A mail as it is sent; the sender is the shop's. */
export interface Mail {
	to: string;
	subject: string;
	text: string;
	html: string;
	/** Where an answer goes, if not to the shop. */
	replyTo?: string;
}
