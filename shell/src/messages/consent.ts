import { defineMessages } from '@pasaz/kernel/i18n/messages';

const pl = {
	title: 'Czy możemy liczyć odwiedziny?',
	text: 'Za Twoją zgodą liczymy oglądane produkty i zamówienia, aby ulepszać sklep. Bez zgody niczego nie liczymy.',
	more: 'Polityka prywatności',
	grant: 'Zgadzam się',
	deny: 'Nie zgadzam się',
};
export type ConsentTexts = typeof pl;

export const consentMessages = defineMessages('shell/consent', pl, {
	en: () => import(/* webpackChunkName: "en" */ './consent.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './consent.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './consent.it.ts'),
});
