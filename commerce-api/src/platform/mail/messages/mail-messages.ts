/** The texts of one language; `toMail` escapes what is filled in. */
export interface Messages {
	welcome: {
		subject(shop: string): string;
		greeting(name: string): string;
		body: string;
		action: string;
		note: string;
	};
	reset: { subject: string; body: string; action: string; valid: string; note: string };
	order: {
		subject(number: string): string;
		thanks(name: string): string;
		body(number: string): string;
		payLater: string;
		payOnDelivery: string;
		paid: string;
		pieces(name: string, qty: number): string;
		discount: string;
		delivery: string;
		total: string;
		payment: string;
		address: string;
		review(url: string): string;
		action: string;
	};
}
