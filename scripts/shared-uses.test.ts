import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readShared, sharedFaults, sharedNames } from './shared-uses.ts';

const shared = readShared(join(import.meta.dirname, '..'));

it('finds what is imported at once and lazily, without the types', () => {
	const source = [
		"import { $cart } from '@pasaz/kernel/stores/cart';",
		"import type { Cart } from '@pasaz/kernel/contract/cart';",
		"import {\n\tLink,\n\ttype LoaderFunctionArgs,\n} from 'react-router';",
		"const load = () => import('@pasaz/kernel/contract/catalog');",
	].join('\n');
	expect(sharedNames(source)).toEqual([
		'@pasaz/kernel/contract/catalog',
		'@pasaz/kernel/stores/cart',
		'Link of react-router',
	]);
});

it('finds nothing in the shell that no slice uses', () => {
	const used = new Set(shared.uses.map(({ name }) => name));
	expect(shared.brought.filter((name) => !used.has(name))).toEqual([]);
});

it.each([
	['@pasaz/kernel/never', 'shell/src/shared/kernel-lazy.ts, or to kernel.ts if a first page runs it'],
	['useNever of react-router', 'shell/src/shared/react-router.ts'],
])('says where %s must be added, once', (name, place) => {
	const uses = ['mf-content/src/a.tsx', 'mf-content/src/b.tsx'].map((file) => ({ file, name }));
	expect(sharedFaults({ ...shared, uses: [...shared.uses, ...uses] })).toEqual([
		`mf-content/src/b.tsx uses ${name}: add it to ${place}`,
	]);
});
