import { expect, it } from 'vitest';
import type { MenuItem } from '../menu.ts';
import { pageShape } from './use-late-page.ts';

const item = (url: string, children: MenuItem[] = []) => ({ label: url, url, children });
const menu = [item('/nowosc'), item('/ona', [item('/ona/swetry', [item('/ona/swetry/golfy')])]), item('/na-prezent')];

it.each(['/nowosc', '/ona', '/ona/swetry/golfy', '/na-prezent'])('knows the listing %s from the menu', (path) => {
	expect(pageShape(path, { menu, fromTile: false })).toBe('listing');
	expect(pageShape(path, { menu, fromTile: true })).toBe('listing');
});

it('takes what a tile leads to for a product, and guesses nothing of other pages', () => {
	expect(pageShape('/golf-jodla', { menu, fromTile: true })).toBe('product');
	expect(pageShape('/o-nas', { menu, fromTile: false })).toBeNull();
});
