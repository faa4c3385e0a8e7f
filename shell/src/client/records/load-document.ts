interface DocumentAddress {
	/** Path with the prefix of the store view, and query. */
	href: string;
	hash?: string | undefined;
	replaces?: boolean;
}

export type LoadDocument = (address: DocumentAddress) => void;

/** Goes on with a whole document. A step through the history has changed the address already. */
export const loadDocument: LoadDocument = ({ href, hash = '', replaces }) => {
	if (location.pathname + location.search === href) location.reload();
	else if (replaces) location.replace(href + hash);
	else location.assign(href + hash);
};
