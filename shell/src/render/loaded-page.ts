import type { StaticHandlerContext } from 'react-router';
import type { Dispatched } from './dispatch.ts';
import type { LoaderRequest, Storefront } from './storefront.ts';
import type { PageForm } from './worker-messages.ts';

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

/** Tells whether a page lacks something so far, so that neither the server nor a device is to keep it (rules 16.15, 26.23). */
export type IncompleteCheck = (page: LoadedPage) => boolean;
