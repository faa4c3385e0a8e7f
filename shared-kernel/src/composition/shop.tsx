import { type ComponentType, createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { createContext as createRequestContext } from 'react-router';
import type { FragmentName, Fragments, HeadContext } from '../contract/slices.ts';
import type { ShownStoreView, StoreLink } from '../contract/store-view.ts';
import type { FoundDocument } from '../contract/url-map.ts';
import { TranslatorContext } from '../i18n/messages.ts';
import type { Api } from '../network/api.ts';

/** The surroundings of every page and fragment: one object per request on the server, one per visit in the browser. */
export interface Shop extends HeadContext {
	storeLinks: readonly StoreLink[];
	/** For calls from components, after hydration; loaders get theirs from `requestContext`. */
	api: Api;
	/** The component of another slice's fragment; `undefined` where the server could not load it. */
	fragment: <Name extends FragmentName>(name: Name) => ComponentType<Fragments[Name]> | undefined;
	/**
	 * Reads the loader data of another address of a page, such as the next page of a list, in the browser. `href` has no prefix
	 * of the store view.
	 * @throws {NetworkError} there is no connection, and nothing is kept
	 * @throws {ContractError} the address must be opened as a document
	 */
	readPage: (href: string) => Promise<unknown>;
	/** Like `readPage`, if the data is here already; undefined if not, and on the server. */
	keptPage: (href: string) => unknown;
	/**
	 * Renders a part that looks alike on many pages to HTML, and keeps that; undefined in the browser. `key` must say all that
	 * the part's markup depends on beside the store view and `kind`, the component that it is of; an object stands for its JSON,
	 * which is made once, so it never changes. The part uses no `useId`.
	 * @returns undefined if the part cannot be rendered by itself
	 */
	keptMarkup?: (kind: object, key: string | object, part: ReactElement) => string | undefined;
}

export const ShopContext = createContext<Shop | null>(null);

/** @throws outside the shell's tree */
export function useShop(): Shop {
	const shop = useContext(ShopContext);
	if (!shop) throw new Error('useShop needs the ShopProvider of the shell');
	return shop;
}

export function ShopProvider({ shop, children }: { shop: Shop; children: ReactNode }): ReactElement {
	return (
		<ShopContext value={shop}>
			<TranslatorContext value={shop.translator}>{children}</TranslatorContext>
		</ShopContext>
	);
}

/** Loaders read it with `context.get(requestContext)`. */
export interface ShopRequest {
	api: Api;
	storeView: ShownStoreView;
	/** Document found by the address lookup, so that the loader need not search again. Server only. */
	found?: FoundDocument | undefined;
	/** Whether a variant's own address shows it, in place of leading to its parent's (rule 2.32); only the server knows. */
	showsVariants?: boolean | undefined;
}

export const requestContext = createRequestContext<ShopRequest>();
