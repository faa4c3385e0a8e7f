import { getFamilyByType } from 'react-refresh/runtime';

interface Fiber {
	type: unknown;
	child: Fiber | null;
	sibling: Fiber | null;
}

const CONTAINER = '__reactContainer$';

function* typesBelow(first: Fiber | null): Iterable<unknown> {
	for (let fiber = first; fiber; fiber = fiber.sibling) {
		yield fiber.type;
		yield* typesBelow(fiber.child);
	}
}

/** Whether one of the components is part of React's tree; the browser leaves some parts of a page as the server rendered them. */
export function isMounted(families: ReadonlySet<unknown>): boolean {
	const container = document.getElementById('root') ?? document.body;
	const key = Object.keys(container).find((name) => name.startsWith(CONTAINER)) ?? CONTAINER;
	const root: { stateNode: { current: Fiber } } | undefined = Reflect.get(container, key);
	if (!root) return false;
	for (const type of typesBelow(root.stateNode.current)) {
		if (typeof type === 'function' && families.has(getFamilyByType(type))) return true;
	}
	return false;
}
