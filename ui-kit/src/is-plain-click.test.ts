import { expect, it } from 'vitest';
import { isPlainClick } from './is-plain-click.ts';

const PLAIN = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

it.each([
	[true, 'without a key', {}],
	[false, 'of the middle button', { button: 1 }],
	[false, 'with ⌘', { metaKey: true }],
	[false, 'with Ctrl', { ctrlKey: true }],
	[false, 'with Shift', { shiftKey: true }],
	[false, 'with Alt', { altKey: true }],
])('is %s of a click %s', (isPlain, _, pressed) => {
	expect(isPlainClick({ ...PLAIN, ...pressed })).toBe(isPlain);
});
