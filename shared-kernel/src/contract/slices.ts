import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router';
import type { Shop } from '../composition/shop.tsx';
import type { PictureUse } from '../domain/picture.ts';
import type { CartCandidate } from './cart-line.ts';

/** The fragments that slices place on each other's pages, with their props. */
export interface Fragments {
	'mf_cart_checkout/add-to-cart': { product: CartCandidate; quantity: number };
	'mf_cart_checkout/mini-cart': Record<never, never>;
}
export type FragmentName = keyof Fragments;

/** The pages that the shell's route table names. */
export const PAGES = [
	'mf_catalog/home-page',
	'mf_catalog/category-page',
	'mf_product/product-page',
	'mf_cart_checkout/checkout-page',
	'mf_cart_checkout/payment-confirmation-page',
	'mf_account/login-page',
	'mf_account/register-page',
	'mf_account/account-page',
	'mf_account/orders-page',
	'mf_content/cms-page',
	'mf_content/faq-page',
] as const;
export type PageName = (typeof PAGES)[number];

/** A picture that the first paint needs: the server prints its preload. */
export interface LeadImage {
	/** As products carry it. */
	path: string;
	use: PictureUse;
	/** The `sizes` attribute of the `<img>` that shows it, to the letter. */
	sizes: string;
}

export interface PageMeta {
	title: string;
	description?: string | undefined;
	/** Path of the canonical address; the page's own without its query where missing. */
	canonical?: string | undefined;
	noindex?: boolean;
	leadImage?: LeadImage | undefined;
}

export interface PageHandle<Data> {
	/** A method, not a property, so that a handle for its own data is one for unknown data too. */
	meta(data: Data, shop: Shop): PageMeta;
	/** Fragments on the page, so that the server can send their files in the same wave. */
	fragments?: readonly FragmentName[];
}

/** What a slice's page file exports by name. `Component` and `ErrorBoundary` take no props: they read loader data. */
export interface PageModule {
	loader?: (args: LoaderFunctionArgs) => Promise<unknown>;
	Component: ComponentType;
	ErrorBoundary?: ComponentType;
	shouldRevalidate?: ShouldRevalidateFunction;
	handle: PageHandle<unknown>;
}
