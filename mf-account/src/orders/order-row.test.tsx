import type { Order } from '@pasaz/kernel/contract/order-history';
import { renderPart } from '@pasaz/ui-kit/render.fake';
import { expect, it } from 'vitest';
import { OrderRow } from './order-row.tsx';

const ADDRESS = {
	...{ firstname: 'Hanna', lastname: 'Wilczyńska', street: ['Mokotowska', '12'], postcode: '00-561' },
	...{ city: 'Warszawa', country_id: 'PL' },
};
const DRESS: Order['items'][number] = {
	...{ item_id: 1, sku: 'JAGNA-RUDY-M', name: 'Sukienka Jagna', qty_ordered: 2, product_type: 'configurable' },
	...{ price_incl_tax: 389, row_total_incl_tax: 778, parent_item_id: null },
};
const CHOICE = [
	{ label: 'Kolor', value: 'Rudy' },
	{ label: 'Rozmiar', value: 'M' },
];

function order(items: Order['items']): Order {
	return {
		...{ entity_id: 'uuid', increment_id: 'BRZ-000001', status: 'pending', state: 'new' },
		...{ created_at: '2026-11-20T10:00:00Z', updated_at: '2026-11-20T10:00:00Z' },
		...{ grand_total: 783, subtotal_incl_tax: 778, shipping_amount: 5, discount_amount: 0, tax_amount: 146.41 },
		...{ order_currency_code: 'PLN', store_name: 'pl', customer_email: 'hanna@poczta.pl', shipping_description: 'DPD' },
		...{ items, billing_address: ADDRESS, shipping_address: ADDRESS },
		payment: { method: 'cashondelivery', additional_information: ['Przy odbiorze'] },
	};
}
const render = (...items: Order['items']) => renderPart(<OrderRow order={order(items)} />);

it('tells each line with what was chosen, how often and for how much, and fetches its picture only once it is unfolded', () => {
	const markup = render({ ...DRESS, image: '/s/u/rudy', options: CHOICE });
	expect(markup).toContain('data-pictured="true"');
	expect(markup).not.toContain('<img');
	expect(markup).toContain('Kolor:\u00a0Rudy');
	expect(markup).toContain('Rozmiar:\u00a0M');
	expect(markup).toContain('2 sztuki');
	expect(markup).toMatch(/778,00\szł/);
});

it('shows a set, not its parts', () => {
	const set = { ...DRESS, item_id: 2, name: 'Komplet', options: [{ label: 'Szalik', value: '1 × Szalik Mgła' }] };
	const part = { ...DRESS, item_id: 3, name: 'Szalik Mgła', parent_item_id: 2, image: '/s/z/szalik' };
	const markup = render(set, part);
	expect(markup).toContain('Szalik:\u00a01 × Szalik Mgła');
	expect(markup).not.toContain('>Szalik Mgła<');
	expect(markup).not.toContain('data-pictured="true"');
});

it.each([
	['of before they were kept', { image: null, options: null }],
	['of a back end that does not tell them', {}],
])('shows an order %s without pictures and choices', (_, given) => {
	const markup = render({ ...DRESS, ...given });
	expect(markup).toContain('Sukienka Jagna');
	expect(markup).toContain('2 sztuki');
	expect(markup).not.toMatch(/<img|data-use/);
});

it('speaks of no delivery where nothing is brought (15.42)', () => {
	const card = { ...order([DRESS]), shipping_address: null, shipping_description: '', shipping_amount: 0 };
	expect(renderPart(<OrderRow order={card} />)).not.toMatch(/Dostawa|gratis/);
	const sent = { ...order([DRESS]), shipping_description: '' };
	expect(renderPart(<OrderRow order={sent} />)).toMatch(/Dostawa<\/dt><dd[^>]*>5,00\szł/);
});
