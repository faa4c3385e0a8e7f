import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { languageOf } from '@pasaz/kernel/i18n/loaded-texts';
import { storePrefix } from '@pasaz/kernel/routes';

/** Why a page cannot be shown: the shop does not work, or more shoppers are there than it can serve. */
export type UnavailableReason = 'down' | 'crowded';

interface Texts {
	down: { title: string; text: string };
	crowded: { title: string; text: string };
	again: string;
}

const POLISH: Texts = {
	down: {
		title: 'Zaraz wracamy',
		text: 'Sklep chwilowo nie odpowiada. Koszyk na tym urządzeniu jest bezpieczny.',
	},
	crowded: {
		title: 'Duży ruch w sklepie',
		text: 'Odwiedza nas teraz więcej osób, niż możemy obsłużyć naraz. Koszyk na tym urządzeniu jest bezpieczny.',
	},
	again: 'Spróbuj ponownie',
};
const TEXTS: Readonly<Record<string, Texts>> = {
	pl: POLISH,
	de: {
		down: {
			title: 'Wir sind gleich zurück',
			text: 'Der Shop antwortet gerade nicht. Dein Warenkorb auf diesem Gerät ist sicher.',
		},
		crowded: {
			title: 'Gerade ist viel los',
			text: 'Im Moment besuchen uns mehr Menschen, als wir gleichzeitig bedienen können. Dein Warenkorb auf diesem Gerät ist sicher.',
		},
		again: 'Erneut versuchen',
	},
	it: {
		down: {
			title: 'Torniamo subito',
			text: 'Il negozio al momento non risponde. Il carrello su questo dispositivo è al sicuro.',
		},
		crowded: {
			title: 'Il negozio è molto affollato',
			text: 'In questo momento ci visitano più persone di quante possiamo servirne insieme. Il carrello su questo dispositivo è al sicuro.',
		},
		again: 'Riprova',
	},
	en: {
		down: {
			title: 'We will be right back',
			text: 'The shop does not answer at the moment. Your cart on this device is safe.',
		},
		crowded: {
			title: 'The shop is very busy',
			text: 'More people are visiting right now than we can serve at once. Your cart on this device is safe.',
		},
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

export function unavailable(nonce: string, language: string, reason: UnavailableReason): string {
	const { again, [reason]: texts } = TEXTS[language] ?? POLISH;
	const { title, text } = texts;
	return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style nonce="${nonce}">body{font:1.125rem/1.6 system-ui;max-width:36rem;margin:15vh auto;padding:0 1rem;color:#211d19;background:#faf7f2}</style></head>
<body><h1>${title}</h1><p>${text} <a href="">${again}</a>.</p></body></html>`;
}
