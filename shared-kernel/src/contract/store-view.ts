import * as z from 'zod/mini';
import { DeliveryDays } from './delivery-days.ts';

/** Values of the ui-kit's custom properties by their names without the dashes, e.g. `{ paper: '#fff', 'font-text': 'Georgia, serif' }`. */
const Tokens = z.record(z.string().check(z.regex(/^[a-z\d-]+$/)), z.string().check(z.regex(/^[^<>{};"\\]+$/)));

/** One storefront: a language, a currency, a tax country (rule 1.4). */
export const StoreView = z.object({
	storeCode: z.string().check(z.regex(/^[a-z]{2}$/)),
	storeId: z.int(),
	/** Whether paths carry the store code as their first segment. */
	appendStoreCode: z.boolean(),
	i18n: z.object({ defaultLocale: z.string(), currencyCode: z.string(), defaultCountry: z.string() }),
	tax: z.object({ defaultCountry: z._default(z.string(), 'PL'), sourcePriceIncludesTax: z.boolean() }),
	/** The name of its index where the search service keeps one for each store view. */
	elasticsearch: z.object({ index: z.string() }),
	seo: z.object({
		siteName: z.string(),
		defaultTitle: z.string(),
		/** Ours: a sentence or two on what the shop sells, for its home page. */
		description: z.optional(z.string()),
	}),
	/** Ours: how the catalogue's prices become those of the store view (rule 5.22). */
	prices: z.object({
		/** What one unit of the store view's currency costs in the currency of the catalogue; 1 where they are the same. */
		rate: z.number().check(z.positive()),
		/** Cents in which prices end, e.g. `90`; any where missing. */
		ending: z.optional(z.int().check(z.gte(0), z.lte(99))),
		/** What is free of tax, as gift cards are, costs a multiple of so many units of the currency, in place of an ending. */
		untaxedStep: z.optional(z.int().check(z.positive())),
		/** Whether tier prices of the catalogue count (rule 5.11). */
		tiers: z.optional(z.boolean()),
	}),
	/** Ours: gross, in the store view's currency. */
	shipping: z.object({
		freeFrom: z.number(),
		amount: z.number(),
		amountInclTax: z.number(),
		/** How long a courier takes; not said where missing. */
		days: z.optional(DeliveryDays),
		/** To a parcel locker; not offered where missing, or where the back end knows no points. */
		pickup: z.optional(z.object({ amount: z.number(), amountInclTax: z.number(), days: z.optional(DeliveryDays) })),
	}),
	/** Ours: the account in the store view's currency that bank transfers go to; without it nobody can pay by one. */
	bankTransfer: z.optional(
		z.object({
			recipient: z.string().check(z.minLength(1), z.maxLength(140)),
			/** IBAN; spaces do not matter. */
			account: z.string().check(z.regex(/^[A-Z]{2}\d{2}[A-Z\d ]{10,40}$/)),
			bank: z.optional(z.string().check(z.maxLength(140))),
			/** Days that an order waits for its transfer before it ends. */
			days: z.int().check(z.gte(1), z.lte(60)),
		}),
	),
	/** Ours: whole names of the hosts, besides the shop's own, where shoppers may be led to pay, over https (rule 15.14). */
	paymentHosts: z.optional(
		z.array(z.string().check(z.regex(/^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/))),
	),
	/** Ours: where the cart works in another way than by default (rule 13.27). */
	cart: z.optional(
		z.object({
			synchronize: z.exactOptional(z.boolean()),
			serverMergeByDefault: z.exactOptional(z.boolean()),
			serverSyncCanRemoveLocalItems: z.exactOptional(z.boolean()),
			serverSyncCanModifyLocalItems: z.exactOptional(z.boolean()),
			maxCartBypassAttempts: z.exactOptional(z.int()),
			allowOutOfStockInCart: z.exactOptional(z.boolean()),
			askBeforeRemoveProduct: z.exactOptional(z.boolean()),
			automaticTransmission: z.exactOptional(z.boolean()),
			synchronizeStock: z.exactOptional(z.boolean()),
			externalCheckout: z.exactOptional(z.url({ protocol: /^https?$/ })),
			/** What the count at the cart's icon counts; pieces where missing (rule 11.12). */
			minicartCountType: z.exactOptional(z.enum(['quantities', 'items'])),
		}),
	),
	/** Ours: what the back end expects of the network's parts (rules 18.5, 18.6, 19.3 and 19.11). */
	network: z.optional(
		z.object({
			maxTaskAttempts: z.exactOptional(z.int().check(z.gte(1))),
			maxRefreshAttempts: z.exactOptional(z.int().check(z.gte(1))),
			tokenInHeader: z.exactOptional(z.boolean()),
			autoRefreshTokens: z.exactOptional(z.boolean()),
		}),
	),
	/** Ours: slugs of the tags that mark what is new and what is reduced; the shop leads to them where it names them. */
	tags: z.optional(z.object({ new: z.optional(z.string()), sale: z.optional(z.string()) })),
	/** Ours: addresses of the pages that the shop's own parts lead to; where one is missing, nothing leads there. */
	pages: z.optional(
		z.object({
			about: z.optional(z.string()),
			delivery: z.optional(z.string()),
			returns: z.optional(z.string()),
			sizes: z.optional(z.string()),
			terms: z.optional(z.string()),
			privacy: z.optional(z.string()),
			accessibility: z.optional(z.string()),
		}),
	),
	/** Ours: id of the root of the category tree (rule 6.11); 1 where missing. It and what is above it have no page. */
	rootCategory: z.optional(z.int().check(z.nonnegative())),
	/** Ours: letters that a name has at least (rule 22.4); 3 where missing. */
	nameLength: z.optional(z.int().check(z.gte(1), z.lte(10))),
	/** Ours: whether the shop leads to its showrooms. */
	showrooms: z.optional(z.boolean()),
	/** Ours: the service of a map's tiles, `https://…/{z}/{x}/{y}.png`, and whom it names; without it the map is drawn. */
	map: z.optional(
		z.object({
			tiles: z.string().check(z.regex(/^https?:\/\/[^\s;,'"]+$/)),
			attribution: z.object({ text: z.string(), url: z.url({ protocol: /^https?$/ }) }),
		}),
	),
	/** Ours: the e-mail addresses that filled-in claim forms go to. */
	claims: z.optional(z.object({ complaints: z.string(), returns: z.string() })),
	/** Ours: how the shop looks where that is not the ui-kit's own look. `icon` is an SVG drawing, `dark` is for a dark colour scheme. */
	theme: z.optional(z.object({ icon: z.optional(z.string()), light: z.optional(Tokens), dark: z.optional(Tokens) })),
	/** Ours: what the footer says beside the name. */
	notice: z.optional(z.string()),
	/** Ours: invites to the newsletter after `delay` seconds in the shop and a share of a page, 0 to 1; never where missing. */
	newsletterPopup: z.optional(
		z.object({
			delay: z.number().check(z.nonnegative()),
			scrolled: z.number().check(z.minimum(0), z.maximum(1)),
		}),
	),
	/** Ours: without it the shop keeps no statistics and asks for no consent; an extension without its id is off. */
	analytics: z.optional(
		z.object({
			ids: z.object({ google: z.optional(z.string()), facebook: z.optional(z.string()) }),
			/** A tag manager's script, which reads `window.dataLayer`. */
			scriptUrl: z.optional(z.string()),
			/** A picture's address that counts conversions by its query. */
			pixelUrl: z.optional(z.string()),
		}),
	),
});
export type StoreView = z.infer<typeof StoreView>;
/** What pages know of their store view: the rest is the back end's. */
export type ShownStoreView = Omit<StoreView, 'storeId' | 'elasticsearch' | 'tax' | 'prices' | 'bankTransfer'> & {
	/** Left out of documents where it is the country of `i18n`. */
	tax?: Pick<StoreView['tax'], 'defaultCountry'>;
};
export type ShopPage = keyof NonNullable<StoreView['pages']>;

/** Another storefront of the same shop, as the language panel names it. */
export type StoreLink = Pick<StoreView, 'storeCode' | 'appendStoreCode'> & { locale: string; currencyCode: string };

export function storeLink({ storeCode, appendStoreCode, i18n }: ShownStoreView): StoreLink {
	return { storeCode, appendStoreCode, locale: i18n.defaultLocale, currencyCode: i18n.currencyCode };
}
