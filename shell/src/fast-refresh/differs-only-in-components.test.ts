import { expect, it } from 'vitest';
import { differsOnlyInComponents } from './differs-only-in-components.ts';

const page = (component: string, rest = "const handle = { title: 'A' };", hooks = 'x1') => ({
	code: `${rest} _s(Component, "${hooks}", false, function() {\n return [useShop];\n}); ${component}`,
	components: [component],
});
const before = page('function Component() { return "a"; }');

it('replaces a page of which only components, and their hooks, have changed (26.44)', () => {
	expect(differsOnlyInComponents(before, page('function Component() { return "b"; }', undefined, 'x2'))).toBe(true);
});

it('replaces no page whose handle has changed, nor one of which something that it imports has', () => {
	expect(differsOnlyInComponents(before, page(before.components[0] ?? '', "const handle = { title: 'B' };"))).toBe(
		false,
	);
	expect(differsOnlyInComponents(before, before)).toBe(false);
});
