import { describe, expect, it } from 'vitest';
import { adoptPage, type SetFingerprint } from './adopt-page.ts';
import type { CachedPage } from './output-cache.ts';

const remote = (name: string, version = '1') => {
	return { name, entry: `/releases/${name}/${version}/web/remoteEntry.js`, integrity: `sha256-${name}${version}` };
};
const BEFORE: SetFingerprint = {
	set: 'old',
	shell: '1',
	remotes: [remote('mf_catalog'), remote('mf_content')],
	broken: [],
	views: '[]',
};
const AFTER: SetFingerprint = { ...BEFORE, set: 'new', remotes: [remote('mf_catalog'), remote('mf_content', '2')] };

const bytes = (text: string) => new TextEncoder().encode(text);

/** A page that shows something of a slice. */
function pageOf(slice: string, { remotes }: SetFingerprint = BEFORE): CachedPage {
	const files = `["/releases/${slice}/1/web/page.js"]`;
	const boot = JSON.stringify({ releaseSet: 'old', remotes });
	const form = (text: string) => ({ plain: bytes(text), brotli: bytes('compressed') });
	return {
		document: form(`<script type="application/json">${boot}</script>${files}`),
		record: form(`{"releaseSet":"old","scripts":${files}}`),
		inline: { script: '', style: '' },
		tags: ['menu'],
		version: 3,
		renderedAt: 5,
	};
}

const textOf = ({ plain }: CachedPage['document']) => new TextDecoder().decode(plain);

describe('a kept page of another set (26.41)', () => {
	it('is taken over where nothing on it has changed, with the set and the entries of the new one', () => {
		const page = adoptPage(pageOf('mf_catalog'), BEFORE, AFTER);
		expect(page).toMatchObject({ tags: ['menu'], version: 3, renderedAt: 5, document: { brotli: undefined } });
		const boot = JSON.stringify({ releaseSet: 'new', remotes: AFTER.remotes });
		expect(page && textOf(page.document)).toContain(boot);
		expect(page && textOf(page.record)).toBe('{"releaseSet":"new","scripts":["/releases/mf_catalog/1/web/page.js"]}');
	});

	it('is made again where it shows the slice that has changed', () => {
		expect(adoptPage(pageOf('mf_content'), BEFORE, AFTER)).toBeUndefined();
	});

	it.each<[string, Partial<SetFingerprint>]>([
		['another shell', { shell: '2' }],
		['a slice that could not be loaded', { broken: ['mf_content'] }],
		['a further slice', { remotes: [...AFTER.remotes, remote('mf_loyalty')] }],
		['another address, of which the document would not know', { views: '[{"name":"lookbook"}]' }],
		['another order of slices', { remotes: AFTER.remotes.toReversed() }],
	])('is made again for a set with %s', (_, other) => {
		expect(adoptPage(pageOf('mf_catalog'), BEFORE, { ...AFTER, ...other })).toBeUndefined();
	});

	it('is made again where its text is not as a set writes it', () => {
		const { record, ...page } = pageOf('mf_catalog');
		const other = { ...page, record: { ...record, plain: bytes('{"releaseSet":"another"}') } };
		expect(adoptPage(other, BEFORE, AFTER)).toBeUndefined();
	});
});
