import { expect, it } from 'vitest';
import * as nanostores from './nanostores.ts';
import * as reactRouter from './react-router.ts';
import { sliceSources } from './slice-sources.fixture.ts';

/** The names of which something is left when the types are gone. */
function namesFrom(specifier: string, source: string): string[] {
	const imports = source.matchAll(/^import \{([^}]*)\} from '([^']+)'/gm);
	const named = [...imports].filter(([, , from]) => from === specifier).flatMap(([, names = '']) => names.split(','));
	return named.map((name) => name.trim()).filter((name) => name !== '' && !name.startsWith('type '));
}

it.each([
	['react-router', reactRouter],
	['nanostores', nanostores],
])('gives every name of %s that a slice uses, and no other', (specifier, facade) => {
	const used = new Set(sliceSources().flatMap((source) => namesFrom(specifier, source)));
	expect(Object.keys(facade).sort()).toEqual([...used].sort());
});
