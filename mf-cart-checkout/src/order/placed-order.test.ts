import { expect, it } from 'vitest';
import { shirts } from '../checkout.fixture.ts';
import { rememberPlaced, takePlaced } from './placed-order.ts';

it('counts an order once, and only the one that was placed just now (15.12, 15.15)', () => {
	const lines = [shirts(2)];
	rememberPlaced('one', lines);
	expect(takePlaced('another')).toBeNull();
	expect(takePlaced('one')).toBe(lines);
	expect(takePlaced('one')).toBeNull();
});
