import { expect, it } from 'vitest';
import { audienceOf } from './caching.ts';

it.each([
	['mf_catalog/category-page', undefined, 'anyone'],
	['mf_content/cms-page', undefined, 'anyone'],
	['mf_content/cms-page', true, 'shopper'],
	['mf_cart_checkout/checkout-page', undefined, 'shopper'],
	['mf_account/login-page', undefined, 'shopper'],
	['mf_account/orders-page', true, 'shopper'],
	['mf_content/preview-page', undefined, 'editor'],
	['mf_account/review-products-page', true, 'holder'],
] as const)('%s (login: %s) is for %s', (page, needsLogin, expected) => {
	expect(audienceOf({ page, ...(needsLogin && { needsLogin }) })).toBe(expected);
});

it('takes what is no page of a slice, such as an unknown address, for everybody’s', () => {
	expect(audienceOf(undefined)).toBe('anyone');
});
