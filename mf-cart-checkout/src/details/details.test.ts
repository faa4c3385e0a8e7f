import { expect, it } from 'vitest';
import { CheckoutDetails, emptyDetails } from './details.ts';

const empty = emptyDetails('PL');

it('what is kept on the device has no room for a password (15.1)', () => {
	const kept = CheckoutDetails.parse({
		...empty,
		password: 'tajne',
		personal: { ...empty.personal, password: 'tajne' },
	});
	expect(JSON.stringify(kept)).not.toContain('tajne');
});
