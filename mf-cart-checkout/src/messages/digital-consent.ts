import { defineMessages } from '@pasaz/kernel/i18n/messages';

const pl = {
	consent:
		'Chcę dostać pliki od razu po opłaceniu i wiem, że po pobraniu pliku tracę prawo odstąpienia od umowy o jego dostarczenie.',
};
export type DigitalConsentTexts = typeof pl;

export const digitalConsentMessages = defineMessages('mf-cart-checkout/digital-consent', pl, {
	en: () => import(/* webpackChunkName: "en" */ './digital-consent.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './digital-consent.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './digital-consent.it.ts'),
});
