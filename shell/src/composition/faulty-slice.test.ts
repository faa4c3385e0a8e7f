import { expect, it } from 'vitest';
import { faultySlice } from './faulty-slice.ts';

const thrown = (...frames: string[]) =>
	Object.assign(new Error('broken'), { stack: ['Error: broken', ...frames].join('\n') });

it.each([
	['at Component (/srv/releases/mf_product/1a2b3c/node/remoteEntry.cjs:1:2)', 'mf_product'],
	['at s (https://shop.example/releases/mf_cart_checkout/1a2b3c/web/later.js:1:2)', 'mf_cart_checkout'],
	['at Component (C:\\srv\\releases\\mf_product\\1a2b3c\\node\\remoteEntry.cjs:1:2)', 'mf_product'],
	['at render (/srv/releases/shell/1a2b3c/node/render.cjs:1:2)', undefined],
])('an error %s comes from %s', (frame, slice) => {
	expect(faultySlice(thrown(frame, 'at work (node:internal/timers:1:2)'))).toBe(slice);
});

it('names the slice whose code ran last, and none for what is no error', () => {
	expect(faultySlice(thrown('at a (/releases/mf_content/1/a.js)', 'at b (/releases/mf_product/1/b.js)'))).toBe(
		'mf_content',
	);
	expect(faultySlice('broken')).toBeUndefined();
});
