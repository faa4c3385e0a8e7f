import * as reactRefresh from 'react-refresh/runtime';
import { nextTask } from '../client/next-task.ts';
import { differsOnlyInComponents, type ModuleText } from './differs-only-in-components.ts';
import { isMounted } from './is-mounted.ts';

interface Hot {
	data?: ModuleText;
	accept(): void;
	dispose(leave: (data: ModuleText) => void): void;
	check(apply: true): Promise<unknown>;
}

declare global {
	interface ImportMeta {
		webpackHot: Hot;
	}
}
declare const __webpack_public_path__: string;
declare const __webpack_hash__: string;
declare const __webpack_require__: { c: Record<string, { exports: Exports }> };
declare const __webpack_modules__: Record<string, unknown>;

const [, name = ''] = /\/releases\/(\w+)\//.exec(__webpack_public_path__) ?? [];
const components = new Map<string, string[]>();

/** The build calls this for each component; packages may have modules of the same path. */
export function register(type: unknown, id: string): void {
	reactRefresh.register(type, `${name} ${id}`);
	const module = id.slice(0, id.lastIndexOf('_'));
	if (typeof type === 'function') components.set(module, [...(components.get(module) ?? []), String(type)]);
}

export const createSignatureFunctionForTransform = reactRefresh.createSignatureFunctionForTransform;

type Exports = Record<string, unknown>;

const isConstant = (value: unknown) => typeof value === 'string' || typeof value === 'number';
const constantsOf = (exports: Exports) => JSON.stringify(Object.values(exports).filter(isConstant));
/** The router has taken the loader and the handle out of a page. */
const isPage = (exports: Exports) => 'Component' in exports && 'handle' in exports;

function isReplaceable(exports: Exports): boolean {
	const values = Object.values(exports);
	const isWhole = values.every((value) => isConstant(value) || reactRefresh.isLikelyComponentType(value));
	return isPage(exports) || (isWhole && values.some(reactRefresh.isLikelyComponentType));
}

/** Whether all who have imported the former version go on with what they have, but for its components. */
function isReplaced(before: ModuleText, now: ModuleText, exports: Exports): boolean {
	return isPage(exports) ? differsOnlyInComponents(before, now) : before.constants === now.constants;
}

/** The build calls this at the end of each module. A module that does not accept its new version leaves that to its importers. */
export function refresh(id: string, hot: Hot): void {
	const exports = __webpack_require__.c[id]?.exports ?? {};
	if (!isReplaceable(exports)) return;
	const now = {
		code: String(__webpack_modules__[id]),
		components: components.get(id) ?? [],
		constants: constantsOf(exports),
	};
	hot.accept();
	hot.dispose((data) => {
		Object.assign(data, now);
		components.delete(id);
	});
	if (hot.data && !isReplaced(hot.data, now, exports)) location.reload();
}

async function showUpdate(): Promise<void> {
	await nextTask();
	const update = reactRefresh.performReactRefresh();
	if (!update) return;
	if (!isMounted(new Set([...update.updatedFamilies, ...update.staleFamilies]))) location.reload();
}

window.fastRefresh?.register(name, async (hash) => {
	while (__webpack_hash__ !== hash) {
		if (!(await import.meta.webpackHot.check(true))) throw new Error(`Build ${hash} could not be fetched`);
		await showUpdate();
	}
});
