import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { languageOf } from '@pasaz/kernel/i18n/loaded-texts';
import { storePrefix } from '@pasaz/kernel/routes';

interface Texts {
	title: string;
	text: string;
	again: string;
}

const POLISH: Texts = {
	title: 'Zaraz wracamy',
	text: 'Sklep chwilowo nie odpowiada. Koszyk na tym urządzeniu jest bezpieczny.',
	again: 'Spróbuj ponownie',
};
const TEXTS: Readonly<Record<string, Texts>> = {
	pl: POLISH,
	de: {
		title: 'Wir sind gleich zurück',
		text: 'Der Shop antwortet gerade nicht. Dein Warenkorb auf diesem Gerät ist sicher.',
		again: 'Noch einmal versuchen',
	},
	it: {
		title: 'Torniamo subito',
		text: 'Il negozio al momento non risponde. Il carrello su questo dispositivo è al sicuro.',
		again: 'Riprova',
	},
	en: {
		title: 'We will be right back',
		text: 'The shop does not answer at the moment. Your cart on this device is safe.',
		again: 'Try again',
	},
};

/** Makes search engines keep what they know of a page that cannot be shown now. */
export const RETRY_LATER = { 'retry-after': '5' };

type Storefront = Pick<StoreView, 'storeCode' | 'appendStoreCode' | 'i18n'>;

export function languageAt(path: string, storeViews: readonly Storefront[]): string {
	const isBelow = (view: Storefront) => `${path.toLowerCase()}/`.startsWith(`${storePrefix(view)}/`);
	const prefixed = storeViews.find((view) => view.appendStoreCode && isBelow(view));
	const storefront = prefixed ?? storeViews.find(({ appendStoreCode }) => !appendStoreCode) ?? storeViews[0];
	return languageOf(storefront?.i18n.defaultLocale ?? 'pl');
}

export function unavailable(nonce: string, language: string): string {
	const { title, text, again } = TEXTS[language] ?? POLISH;
	return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style nonce="${nonce}">body{font:1.125rem/1.6 system-ui;max-width:36rem;margin:15vh auto;padding:0 1rem;color:#211d19;background:#faf7f2}</style></head>
<body><h1>${title}</h1><p>${text} <a href="">${again}</a>.</p></body></html>`;
}
