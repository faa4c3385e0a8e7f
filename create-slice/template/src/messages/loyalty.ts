import { count, defineMessages } from '@pasaz/kernel/i18n/messages';

const pl = {
	title: 'Program dla stałych klientów',
	lead: 'Za każde wydane 10 zł dostajesz punkt.',
	points: count({
		one: 'Ten koszyk to {count} punkt.',
		few: 'Ten koszyk to {count} punkty.',
		many: 'Ten koszyk to {count} punktów.',
	}),
	goShopping: 'Przejdź do sklepu',
};
export type LoyaltyTexts = typeof pl;

export const loyaltyMessages = defineMessages('mf-loyalty/loyalty', pl, {
	en: () => import(/* webpackChunkName: "en" */ './loyalty.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './loyalty.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './loyalty.it.ts'),
});
