import type { OrderDocument } from '@pasaz/kernel/contract/order-document';
import { renderPart } from '@pasaz/ui-kit/render.fake';
import { expect, it } from 'vitest';
import { ConfirmedOrder } from './confirmed-order.tsx';
import type { KnownOrder } from './known-order.ts';

const CANCELED: KnownOrder = {
	...{ uuid: '3f0c6a52-1f4e-4c77-9c3e-2b7c1f7a9e10', order_number: 'BRZ-000001', created_at: '2026-11-20T10:00:00Z' },
	...{ status: 'canceled', method_code: 'payu', method_title: 'Szybka płatność', redirect_url: null },
	...{ grand_total: 249, due_amount: 249, shipping_amount: 0, currency: 'PLN', products: [] },
};
const BY_CARDS = { gift_card_amount: -249, due_amount: 0 };

/** The order with its history, as its secret opens it. */
function whole(...states: OrderDocument['history'][number]['state'][]): KnownOrder {
	const address = { firstname: 'Hanna', lastname: 'Wilk', street: [], postcode: '', city: '', country_id: 'PL' };
	return {
		...CANCELED,
		...{ email: 'hanna@example.pl', billing_address: address, shipping_address: null, comments: {}, tracking: null },
		...{ can_cancel: false, claims: [], withdrawable: [], complainable: [], withdrawable_until: null },
		...{ needs_account: false, invoice_number: null },
		history: states.map((state) => ({ state, at: CANCELED.created_at })),
	};
}

const PAYS_NOTHING = 'Nie musisz za nie płacić, a produkty wróciły do sprzedaży.';
const CARDS_HAVE_IT = 'Środki wróciły na kartę podarunkową.';

it.each<[string, KnownOrder, string]>([
	[
		'who knows only its uuid (15.32)',
		CANCELED,
		'Nie musisz za nie płacić. Jeśli zostało już opłacone, zwrócimy pieniądze tą samą drogą, najpóźniej w ciągu 14 dni.',
	],
	['who knows only its uuid, where cards paid it', { ...CANCELED, ...BY_CARDS }, `${PAYS_NOTHING} ${CARDS_HAVE_IT}`],
	['its shopper, who had not paid', whole('placed', 'canceled'), PAYS_NOTHING],
	[
		'its shopper, who had paid',
		whole('placed', 'paid', 'canceled'),
		'Zapłaconą kwotę zwrócimy tą samą drogą, najpóźniej w ciągu 14 dni.',
	],
])('what becomes of the money of a canceled order is told to %s', (_, payment, told) => {
	const html = renderPart(<ConfirmedOrder payment={payment} ordered={null} onCanceled={() => {}} />);
	const [lead] = html.replaceAll('\u00a0', ' ').match(/(?<=<\/h1><p[^>]*>)[^<]*/) ?? [];
	expect(lead).toBe(told);
});
