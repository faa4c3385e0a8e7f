import { expect, it } from 'vitest';
import { stepsOf } from './timeline.tsx';

const SOMEWHERE = {
	...{ firstname: 'Hanna', lastname: 'Wilczyńska', street: ['Mokotowska', '12'] },
	...{ postcode: '00-561', city: 'Warszawa', country_id: 'PL' },
};
const AT = '2026-11-20T10:00:00Z';
const past = (...states: ('placed' | 'paid' | 'sent' | 'delivered' | 'canceled')[]) =>
	states.map((state) => ({ state, at: AT }));
const shown = (order: Parameters<typeof stepsOf>[0]) =>
	stepsOf(order)
		.map(({ step, at }) => (at ? step : `(${step})`))
		.join(' ');

it.each([
	['placed (paid) (sent) (delivered)', { history: past('placed'), state: 'pending', status: 'pending' }],
	['placed (paid) (sent) (delivered)', { history: past('placed'), state: 'pending', status: 'refused' }],
	['placed paid (sent) (delivered)', { history: past('placed', 'paid'), state: 'processing', status: 'paid' }],
	// What is paid on delivery has no step of its own for that.
	['placed (sent) (delivered)', { history: past('placed'), state: 'pending', status: 'on-delivery' }],
	['placed sent delivered', { history: past('placed', 'sent', 'delivered'), state: 'delivered', status: 'paid' }],
	['placed canceled', { history: past('placed', 'canceled'), state: 'canceled', status: 'canceled' }],
	['placed paid canceled', { history: past('placed', 'paid', 'canceled'), state: 'canceled', status: 'canceled' }],
] as const)('the steps are %s', (steps, order) => {
	expect(shown({ ...order, history: [...order.history], shipping_address: SOMEWHERE })).toBe(steps);
});

it.each([
	['placed (paid)', { history: past('placed'), state: 'pending', status: 'pending' }],
	['placed paid', { history: past('placed', 'paid'), state: 'processing', status: 'paid' }],
	['placed paid', { history: past('placed', 'paid', 'sent', 'delivered'), state: 'delivered', status: 'paid' }],
] as const)('nothing virtual is sent or brought: %s (15.42)', (steps, order) => {
	expect(shown({ ...order, history: [...order.history], shipping_address: null })).toBe(steps);
});
