import { expect, it } from 'vitest';
import { audienceOf } from './page-meta.ts';

it.each([
	['says nothing', {}, 'anyone'],
	['needs a login', { needsLogin: true }, 'shopper'],
	['names its audience', { audience: 'editor' }, 'editor'],
	['needs a login and names its audience', { needsLogin: true, audience: 'holder' }, 'holder'],
] as const)('a page that %s', (_, handle, expected) => {
	expect(audienceOf(handle)).toBe(expected);
});

it('takes what is no page of a slice, such as an unknown address, for everybody’s', () => {
	expect(audienceOf(undefined)).toBe('anyone');
});
