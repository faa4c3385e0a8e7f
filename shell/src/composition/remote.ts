/** A slice of this release set, with the address and the hash of its entry. */
export interface Remote {
	name: string;
	entry: string;
	integrity: string;
}
