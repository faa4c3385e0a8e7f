import type { OrderDocument } from '@pasaz/kernel/contract/order-document';

const ADDRESS = { firstname: 'Hanna', lastname: 'Wilk', street: [], postcode: '', city: '', country_id: 'PL' };

/** A paid order that was delivered. */
export const ORDER: OrderDocument = {
	...{ uuid: '3f0c6a52-1f4e-4c77-9c3e-2b7c1f7a9e10', order_number: 'BRZ-000001', created_at: '2026-11-20T10:00:00Z' },
	...{ status: 'paid', state: 'delivered', method_code: 'payu', method_title: 'Szybka płatność' },
	...{ redirect_url: null, grand_total: 49.99, shipping_amount: 0, currency: 'PLN', products: [] },
	...{ email: 'hanna@example.pl', billing_address: ADDRESS, shipping_address: ADDRESS, comments: {}, tracking: null },
	...{ history: [], claims: [], can_cancel: false, withdrawable: [], complainable: [], withdrawable_until: null },
	...{ needs_account: false, invoice_number: null },
};
