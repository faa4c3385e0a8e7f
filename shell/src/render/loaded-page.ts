import type { StaticHandlerContext } from 'react-router';
import type { Dispatched } from './dispatch.ts';
import type { PageForm } from './messages.ts';
import type { LoaderRequest, Storefront } from './storefront.ts';

export interface LoadedPage {
	id: number;
	form: PageForm;
	nonce: string;
	storefront: Storefront;
	request: LoaderRequest;
	dispatched: Dispatched;
	context: StaticHandlerContext;
	/** ms since 1970. */
	began: number;
	/** Whether this is the error view already, after which nothing else can be tried. */
	isErrorView: boolean;
}
