/** A slice of a release set, with the address and the hash of its entry. */
export interface Remote {
	name: string;
	entry: string;
	integrity: string;
}

/** The list of all slices of a release set, as JSON that never changes. */
export const remotesAddress = (set: string) => `/releases/sets/${set}.json`;
