/** Where a browser finds a slice of this document's release set, and the hash that its entry must have. */
export interface Remote {
	name: string;
	entry: string;
	integrity: string;
}
