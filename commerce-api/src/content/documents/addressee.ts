/** To whom a form is sent. */
export interface Addressee {
	siteName: string;
	address: string;
	email: string;
}
