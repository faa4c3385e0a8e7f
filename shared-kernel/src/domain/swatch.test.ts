import { expect, it } from 'vitest';
import { swatchOf } from './swatch.ts';

it.each([
	[{ label: 'Rudy', swatch: '#a9552c' }, '#a9552c'],
	[{ label: 'Melange graphite', swatch: '#000000' }, '#000000'],
	[{ label: 'Melange graphite' }, '#5b5e62'],
	[{ label: 'Grafitowy melanż' }, '#5b5e62'],
	[{ label: 'M' }, undefined],
	[{ label: 'constructor' }, undefined],
])('%o looks like %s (4.24)', (option, swatch) => {
	expect(swatchOf(option)).toBe(swatch);
});
