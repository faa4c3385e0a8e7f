import { fakeShop } from '@pasaz/kernel/composition/shop.fake';
import { POLAND } from '@pasaz/kernel/contract/store-views.fixture';
import { renderPart } from '@pasaz/ui-kit/render.fake';
import { expect, it } from 'vitest';
import { useCheckoutForm } from './use-checkout-form.ts';

function FirstCountry() {
	return useCheckoutForm().getValues('shipping.country');
}

it('begins with the country of taxes, also where the store view is in the language of another (14.8)', () => {
	const i18n = { ...POLAND.i18n, defaultLocale: 'en-GB', defaultCountry: 'GB' };
	const { tax, ...told } = POLAND;
	expect(renderPart(<FirstCountry />, fakeShop({ storeView: { ...told, i18n, tax } }))).toBe('PL');
	expect(renderPart(<FirstCountry />, fakeShop({ storeView: { ...told, i18n } }))).toBe('GB');
});
