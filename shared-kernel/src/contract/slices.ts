import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router';
import type { Translator } from '../i18n/messages.ts';
import type { CartCandidate } from './cart-line.ts';
import type { ShownStoreView } from './store-view.ts';

export interface CartAddition {
	product: CartCandidate;
	quantity: number;
}

export interface ProductAddition extends CartAddition {
	/** The `place` of the line that becomes this product, while the cart has it. */
	changes?: string | undefined;
}

export interface SetAddition {
	parts: readonly CartAddition[];
	label: string;
}

/** The fragments that slices place on each other's pages, with their props. */
export interface Fragments {
	'mf_cart_checkout/add-to-cart': ProductAddition | SetAddition;
	/** With the link of an order the shopper need not be logged in. */
	'mf_product/review-form': {
		productId: number;
		nickname?: string;
		orderUuid?: string | undefined;
		orderSecret?: string | undefined;
		asksFit?: boolean | undefined;
		onSent?: () => void;
	};
	'mf_cart_checkout/mini-cart': Record<never, never>;
	/** Shows nothing: keeps the cart of this device and the server's in step. */
	'mf_cart_checkout/cart-sync': Record<never, never>;
	/** Puts a product of a list into the cart, with its variant. The wish with `wishId` then leaves the list. */
	'mf_product/quick-buy': { sku: string; name: string; href: string; wishId?: number };
	/** At most `max` products that this device looked at; `withoutSku` leaves out the one whose page this is. */
	'mf_catalog/recently-viewed': { max: number; withoutSku?: string };
	/** A dialog of its own: shows itself while the overlay `search-panel` is open. */
	'mf_catalog/search-panel': Record<never, never>;
	/** A dialog of its own: shows itself while the overlay `wishlist` is open. */
	'mf_account/wishlist-panel': Record<never, never>;
	/** Shows nothing: brings the wishes of this device and of the account together. */
	'mf_account/wishlist-sync': Record<never, never>;
	/** Shows nothing: loads profile and orders of the session. */
	'mf_account/session-start': Record<never, never>;
	/** What editors wrote for a place, by the name that the page gives it; nothing where they wrote nothing. */
	'mf_content/cms-block': { identifier: string };
	'mf_content/newsletter-form': { place: 'footer' | 'popup' };
}
export type FragmentName = keyof Fragments;

/** The crops of a picture. */
export type PictureUse = 'thumbnail' | 'tile' | 'gallery' | 'zoom';

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
	/** Open Graph; `website` where missing. */
	type?: 'website' | 'product' | 'article';
}

/** What a page shows of the catalogue and the content: a cached page goes when one of its tags is purged. */
export type CacheTag = `${'product' | 'category' | 'tag' | 'cms'}:${number | string}` | 'home' | 'menu';

/** An object of schema.org; `@context` is added where it is printed. Paths in it are completed by `absolute`. */
export type JsonLd = { '@type': string } & Record<string, unknown>;

/** Completes a path of this store view, or that of a picture, to an address. */
export type Absolute = (path: string) => string;

/**
 * Who may see a page: anyone, the shopper who asked for it, whoever holds an address that is itself a secret (it carries a key, a
 * token or an order's number), or an editor, who previews what nobody has approved yet.
 */
export type Audience = 'anyone' | 'shopper' | 'holder' | 'editor';

/** How the data of a document's page is put together again from what the document tells and shows. */
export interface ShownData<Data> {
	/** Fields that the page shows whole. */
	fields: readonly string[];
	/** Other fields in fewer words, which stand in the document under their names. */
	brief?(data: Data): object;
	/**
	 * @param told what the document tells of the data; an older shell gives nothing, and leaves out `fields` alone
	 * @param withinStore makes of a link's address the path that the link was given
	 */
	read(told?: Data, withinStore?: (href: string) => string): Partial<Data>;
}

/** What a page's head is written with, beside the page's data. */
export interface HeadContext {
	storeView: ShownStoreView;
	translator: Translator;
}

export interface PageHandle<Data> {
	/** A method, not a property, so that a handle for its own data is one for unknown data too. */
	meta(data: Data, context: HeadContext): PageMeta;
	/** Printed by the server into the document; search engines read it there. */
	jsonLd?(data: Data, context: HeadContext, absolute: Absolute): readonly JsonLd[];
	/** By which changes a cached copy of the page goes; besides those the page goes after a day. */
	tags?(data: Data): readonly CacheTag[];
	/** What the page shows of its data: the document does not tell that again, the client reads it there before hydration. */
	shown?: ShownData<Data>;
	/** Shows the login first to guests, with 'You need to be logged in to see this page'. */
	needsLogin?: boolean | ((params: LoaderFunctionArgs['params']) => boolean);
	/** Only a page for `anyone` is kept in the output cache. Without an audience, a page that needs a login is for its `shopper`, and any other for `anyone`. */
	audience?: Audience;
	/** Fragments on the page, so that the server can send their files in the same wave. */
	fragments?: readonly FragmentName[];
	/** Pages that usually follow this one, such as `mf_product/product-page`; the browser loads their code when it is idle. */
	next?: readonly string[];
}

/** What a slice's page file exports by name. `Component` and `ErrorBoundary` take no props: they read loader data. */
export interface PageModule {
	loader?: (args: LoaderFunctionArgs) => Promise<unknown>;
	/** In the browser: makes the page's data from what is on the device, where the page can neither be fetched nor is kept. */
	deviceLoader?: (args: LoaderFunctionArgs) => Promise<unknown>;
	Component: ComponentType;
	ErrorBoundary?: ComponentType;
	shouldRevalidate?: ShouldRevalidateFunction;
	handle: PageHandle<unknown>;
}
