import { renderPart } from '@pasaz/ui-kit/render.fake';
import { expect, it } from 'vitest';
import type { WaitingOrder } from '../order/waiting-orders.ts';
import { useOrderTexts } from './use-order-texts.ts';

const CHANGED: WaitingOrder = {
	key: '5d8f6a52-9f0b-4c39-9c3f-0d6d2f3a7b11',
	request: {
		...{ user_id: '', cart_id: '', products: [] },
		addressInformation: {
			billingAddress: { firstname: 'Hanna', lastname: 'Wilk', street: [], postcode: '', city: '', country_id: 'PL' },
			payment_method_code: 'banktransfer',
		},
	},
	...{ lines: [], total: 24900, madeAt: 0, state: 'changed', totalNow: 24900 },
};

function Words({ order }: { order: WaitingOrder }) {
	return useOrderTexts()(order);
}
const wordsFor = (order: WaitingOrder) => renderPart(<Words order={order} />).replaceAll('\u00a0', ' ');

it('says that the coupon does not count, though the sum is the one of before (16.11)', () => {
	const words = wordsFor({ ...CHANGED, refusal: 'coupon-unavailable' });
	expect(words).toBe('Kod rabatowy nie działa dla tego zamówienia. Bez rabatu zapłacisz 249,00 zł.');
});

it.each([
	['too-old', 'To zamówienie czekało ponad 30 dni i nie zostało wysłane.'],
	['never-answered', 'Nie wiemy, czy to zamówienie, złożone ponad 30 dni temu, dotarło do sklepu.'],
	['key-reused', 'Sklep dostał już to zamówienie w innej wersji.'],
	['pickup-point-unavailable', 'nie można go już odebrać w wybranym miejscu'],
])('says why an order is not sent any more: %s (16.9, 16.10)', (refusal, expected) => {
	expect(wordsFor({ ...CHANGED, state: 'refused', refusal })).toContain(expected);
});

it('says the sum of before and that of now (16.7)', () => {
	const words = wordsFor({ ...CHANGED, totalNow: 26400, refusal: 'total-changed' });
	expect(words).toBe('Kwota się zmieniła: było 249,00 zł, teraz jest 264,00 zł.');
});
