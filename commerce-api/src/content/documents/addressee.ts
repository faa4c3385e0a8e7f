/** To whom a form is sent. */
export interface Addressee {
	siteName: string;
	address: string;
	email: string;
	/** Of the storefront, e.g. `pl-PL`. */
	locale: string;
}
