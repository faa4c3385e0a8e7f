import { count, defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	title: 'Karta stałego klienta',
	lead: 'Pokaż kod przy kasie w salonie. Punkty za zakupy w sklepie internetowym doliczamy sami, gdy zamówienie jest opłacone.',
	noCard: 'Ten sklep nie ma karty stałego klienta',
	barcode: params<{ number: string }>('Kod kreskowy karty {number}'),
	points: count({ one: '{count} punkt', few: '{count} punkty', many: '{count} punktów' }),
	level: params<{ level: string }>('Poziom {level}'),
	missing: count({
		one: 'Do następnego poziomu brakuje {count} punktu.',
		few: 'Do następnego poziomu brakuje {count} punktów.',
		many: 'Do następnego poziomu brakuje {count} punktów.',
	}),
	history: 'Za co są punkty',
	noPoints: 'Pierwsze punkty pojawią się po opłaceniu zamówienia.',
	order: params<{ number: string }>('Zamówienie {number}'),
	retry: 'Spróbuj ponownie',
};
export type LoyaltyTexts = typeof pl;

export const loyaltyMessages = defineMessages('mf-account/loyalty', pl, {
	en: () => import(/* webpackChunkName: "en" */ './loyalty.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './loyalty.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './loyalty.it.ts'),
});
