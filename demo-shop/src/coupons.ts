import type { SeedSource } from '@pasaz/commerce-api/label';

/** One of each kind to try; the last two show what shoppers are told of coupons that are over or used up. */
export const DEMO_COUPONS: SeedSource['coupons'] = [
	{ code: 'WITAJ10', kind: 'percent', percent: 10, mostUsesPerCustomer: 1 },
	{ code: 'DOSTAWA', kind: 'free-shipping' },
	{
		code: 'MINUS50',
		kind: 'fixed',
		amounts: { PLN: 50_00, EUR: 12_00 },
		minimums: { PLN: 250_00, EUR: 60_00 },
	},
	{ code: 'LATO2026', kind: 'percent', percent: 20, validUntil: new Date('2026-09-01T00:00:00+02:00') },
	{ code: 'JEDYNY20', kind: 'percent', percent: 20, mostUses: 1 },
];
