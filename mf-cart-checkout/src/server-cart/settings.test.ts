import { StoreView } from '@pasaz/kernel/contract/store-view';
import { POLAND } from '@pasaz/kernel/contract/store-views.fixture';
import { expect, it } from 'vitest';
import { cartSettings, externalCheckout, takesOrders } from './settings.ts';

it('a store view changes the settings that it names, and leaves the others (1.17, 13.27)', () => {
	const { cart } = StoreView.parse({ ...POLAND, cart: { synchronizeStock: false } });
	expect(cartSettings({ cart })).toEqual({ ...cartSettings({}), synchronizeStock: false });
});

it('the checkout of another system is opened with the server’s cart (13.27)', () => {
	expect(externalCheckout({}, 'a cart')).toBeUndefined();
	expect(takesOrders({})).toBe(true);
	const cart = { externalCheckout: 'https://kasa.example/start?cart={cartId}' };
	expect(StoreView.parse({ ...POLAND, cart }).cart).toEqual(cart);
	expect(takesOrders({ cart })).toBe(false);
	expect(externalCheckout({ cart }, 'a cart')).toBe('https://kasa.example/start?cart=a%20cart');
	expect(externalCheckout({ cart }, null)).toBe('https://kasa.example/start?cart=');
});
