import type { OrderPayment } from '@pasaz/kernel/contract/order';
import { renderPart } from '@pasaz/ui-kit/render.fake';
import { expect, it } from 'vitest';
import { OrderSummary } from './order-summary.tsx';

const SET = { product_id: 1, sku: 'KOMPLET', name: 'Komplet', original_final_price: 249, qty: 2, image: '/k/o/front' };

function payment(products: OrderPayment['products']): OrderPayment {
	return {
		...{ uuid: '3f0c6a52-1f4e-4c77-9c3e-2b7c1f7a9e10', order_number: 'BRZ-000001', created_at: '2026-11-20T10:00:00Z' },
		...{ status: 'on-delivery', method_code: 'cashondelivery', method_title: 'Przy odbiorze', redirect_url: null },
		...{ grand_total: products.length * 498, shipping_amount: 0, currency: 'PLN', products },
	};
}
const render = (...products: OrderPayment['products']) =>
	renderPart(<OrderSummary payment={payment(products)} />).replaceAll('\u00a0', ' ');

it('tells lines of one product apart by what was chosen, on any device', () => {
	const markup = render(
		{ ...SET, options: [{ label: 'Szalik', value: '1 × Mgła' }] },
		{ ...SET, options: [{ label: 'Szalik', value: '1 × Świt' }] },
	);
	expect(markup).toContain('Szalik: 1 × Mgła');
	expect(markup).toContain('Szalik: 1 × Świt');
	expect(markup.match(/<img[^>]* alt="" src="[^"]*\/k\/o\/front\.webp" loading="lazy"/g)).toHaveLength(2);
	expect(markup.match(/2 sztuki/g)).toHaveLength(2);
	expect(markup.match(/498,00 zł/g)).toHaveLength(2);
	expect(markup).toContain('996,00 zł');
	expect(markup).not.toContain('Rabat');
});

it('shows an order of before without pictures and choices', () => {
	const markup = render({ ...SET, image: null, options: null });
	expect(markup).toContain('Komplet');
	expect(markup).not.toMatch(/<img|data-use/);
});

it('names a rate of VAT with a fraction as its language does (15.32)', () => {
	const taxes = [{ percent: 25.5, net: 396.81, tax: 101.19, gross: 498 }];
	const order = { ...payment([{ ...SET, image: null, options: null }]), taxes };
	expect(renderPart(<OrderSummary payment={order} />)).toContain('w tym VAT 25,5%');
});

it('speaks of no delivery where nothing is brought (15.42)', () => {
	const order = payment([{ ...SET, image: null, options: null }]);
	expect(renderPart(<OrderSummary payment={order} />)).toContain('Dostawa');
	expect(renderPart(<OrderSummary payment={{ ...order, shipping_title: '' }} />)).not.toContain('Dostawa');
});
