import { expect, it } from 'vitest';
import { sharedListPath, sharedSkus } from './shared-link.ts';

it('an address of a list tells its skus and nothing else, and leads back to them (9.12)', () => {
	const path = sharedListPath(['BRZ-1', 'a/b ż']);
	expect(path).toBe('/lista-zyczen/BRZ-1~a%2Fb%20%C5%BC');
	expect(sharedSkus(decodeURIComponent(path.slice('/lista-zyczen/'.length)))).toEqual(['BRZ-1', 'a/b ż']);
});

it('an address carries 50 products at most, each once (9.12)', () => {
	const many = Array.from({ length: 60 }, (_, index) => `S${index}`);
	expect(sharedSkus(['S1', 'S1', '', ...many].join('~'))).toHaveLength(50);
	expect(sharedListPath(many).split('~')).toHaveLength(50);
});
