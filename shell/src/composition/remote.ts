export interface Remote {
	name: string;
	entry: string;
	integrity: string;
}

declare global {
	interface Window {
		/** Where files of releases are loaded from, if not from the shop: the document says so. */
		pasazOrigin?: string;
	}
}

export const fileAddress = (path: string) => (window.pasazOrigin ?? '') + path;

/** The list of all slices of a release set, as JSON that never changes. */
export const remotesAddress = (set: string) => `/releases/sets/${set}.json`;
