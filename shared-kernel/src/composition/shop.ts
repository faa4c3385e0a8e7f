import { type ComponentType, createContext, useContext } from 'react';
import { createContext as createRequestContext } from 'react-router';
import type { FragmentName, Fragments } from '../contract/slices.ts';
import type { StoreLink, StoreView } from '../contract/store-view.ts';
import type { Translator } from '../i18n/messages.ts';
import type { Api } from '../network/api.ts';

/** What every page and fragment may ask for: one per request on the server, one per visit in the browser. */
export interface Shop {
	storeView: StoreView;
	/** All storefronts of this shop, for the language panel. */
	storeLinks: readonly StoreLink[];
	/** For calls from components, after hydration; loaders get theirs from `requestContext`. */
	api: Api;
	translator: Translator;
	/** The component of another slice's fragment; `undefined` where the server found that it cannot be had. */
	fragment: <Name extends FragmentName>(name: Name) => ComponentType<Fragments[Name]> | undefined;
}

export const ShopContext = createContext<Shop | null>(null);

/** @throws outside the shell's tree */
export function useShop(): Shop {
	const shop = useContext(ShopContext);
	if (!shop) throw new Error('useShop needs the ShopContext of the shell');
	return shop;
}

/** What a route's loader may use: `context.get(requestContext)`. */
export interface ShopRequest {
	api: Api;
	storeView: StoreView;
	/** How many products the list showed when the shopper left it, on the way back to it (see `keepListSize`). */
	listSize?: number | undefined;
}

export const requestContext = createRequestContext<ShopRequest>();
