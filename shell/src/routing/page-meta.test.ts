import { expect, it } from 'vitest';
import { audienceOf, pageHandleIn } from './page-meta.ts';

it.each([
	['says nothing', {}, 'anyone'],
	['needs a login', { needsLogin: true }, 'shopper'],
	['names its audience', { audience: 'editor' }, 'editor'],
	['needs a login and names its audience', { needsLogin: true, audience: 'holder' }, 'holder'],
] as const)('a page that %s', (_, handle, expected) => {
	expect(audienceOf(handle)).toBe(expected);
});

it('reads the handle of the page, and none where no slice has it', () => {
	const [layout, page] = [{ handle: undefined }, { handle: { page: 'mf_content/home-page', meta: () => ({}) } }];
	expect(pageHandleIn([{ route: layout }, { route: page }])).toBe(page.handle);
	expect(pageHandleIn([{ route: page }, { route: layout }])).toBeUndefined();
	expect(pageHandleIn([])).toBeUndefined();
});

it('takes what is no page of a slice, such as an unknown address, for everybody’s', () => {
	expect(audienceOf(undefined)).toBe('anyone');
});
