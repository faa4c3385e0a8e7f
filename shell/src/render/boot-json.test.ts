import { POLAND } from '@pasaz/kernel/contract/store-views.fixture';
import { expect, it } from 'vitest';
import { browserStoreView } from './boot-json.ts';

const ABROAD = { ...POLAND.i18n, defaultLocale: 'en-GB', defaultCountry: 'GB' };

it('documents name the country of taxes, where a delivery begins, if it is another than the store view’s (14.8)', () => {
	expect(browserStoreView(POLAND)).not.toHaveProperty('tax');
	expect(browserStoreView({ ...POLAND, i18n: ABROAD }).tax).toEqual({ defaultCountry: 'PL' });
});

it('documents name the hosts of payment, and nothing that is the back end’s (15.14)', () => {
	const shown = browserStoreView({ ...POLAND, paymentHosts: ['secure.payu.com'] });
	expect(shown.paymentHosts).toEqual(['secure.payu.com']);
	for (const name of ['storeId', 'elasticsearch', 'prices', 'bankTransfer']) expect(shown).not.toHaveProperty(name);
});
