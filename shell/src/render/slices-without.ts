import type { NodeSlices } from './node-slices.ts';

const sliceOf = (module: string) => module.split('/')[0] ?? '';

/** The slices but some, as if these could not be loaded. */
export function slicesWithout(slices: NodeSlices, names: readonly string[]): NodeSlices {
	if (names.length === 0) return slices;
	const isOut = (module: string) => names.includes(sliceOf(module));
	const pages = new Map([...slices.pages].filter(([page]) => !isOut(page)));
	return {
		pages,
		fragment: (name) => (isOut(name) ? undefined : slices.fragment(name)),
		broken: [...slices.broken, ...names],
	};
}
