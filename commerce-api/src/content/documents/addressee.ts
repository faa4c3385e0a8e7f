export interface Addressee {
	siteName: string;
	address: string;
	email: string;
	/** The storefront's BCP 47 tag, e.g. `pl-PL`. */
	locale: string;
}
