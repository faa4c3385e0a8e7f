import { type Shop, ShopContext } from '@pasaz/kernel/composition/shop';
import type { ElementType } from 'react';

/** What React keeps of an element on the page, as far as it is read here; its tools for developers read the same. */
interface Fiber {
	tag: number;
	type: ElementType;
	elementType: unknown;
	memoizedProps: Record<string, unknown> | null;
	memoizedState: { dehydrated?: Node | null } | null;
	stateNode: unknown;
	child: Fiber | null;
	sibling: Fiber | null;
	return: Fiber | null;
}

/** Kinds of fibers, as React numbers them. */
const HOST = 5;
const CONTEXT = 10;
const SUSPENSE = 13;

const CONTAINER = '__reactContainer$';
const FRAGMENT = /^mf_\w+\/[\w-]+$/;

export interface RenderedPart {
	type: ElementType;
	props: Record<string, unknown>;
	/** What it gets from above, the nearest first. */
	contexts: { type: ElementType; value: unknown }[];
}

export interface Region {
	/** Such as `mf_product/product-page`. */
	name: string;
	elements: Element[];
	/** Missing where it is not alive yet, or its slice has failed. */
	part: RenderedPart | undefined;
}

function rootFiber(): Fiber | undefined {
	const root = document.getElementById('root');
	const key = Object.keys(root ?? {}).find((name) => name.startsWith(CONTAINER));
	const container: Fiber | undefined = root && key ? Reflect.get(root, key) : undefined;
	return container && Reflect.get(Object(container.stateNode), 'current');
}

function* childrenOf({ child }: Fiber): Generator<Fiber> {
	for (let next = child; next; next = next.sibling) yield next;
}

function* below(fiber: Fiber): Generator<Fiber> {
	for (const child of childrenOf(fiber)) {
		yield child;
		yield* below(child);
	}
}

/** The server's elements of a part that is not alive yet: they stand between two comments. */
function waitingElements(start: Node): Element[] {
	const found: Element[] = [];
	let depth = 0;
	for (let node: Node | null = start; node; node = node.nextSibling) {
		if (node instanceof Element) found.push(node);
		if (!(node instanceof Comment)) continue;
		if (node.data.startsWith('$')) depth += 1;
		if (node.data.startsWith('/$')) depth -= 1;
		if (depth === 0) break;
	}
	return found;
}

function elementsOf(fiber: Fiber): Element[] {
	if (fiber.tag === HOST) return fiber.stateNode instanceof Element ? [fiber.stateNode] : [];
	const waiting = fiber.tag === SUSPENSE ? fiber.memoizedState?.dehydrated : undefined;
	return waiting ? waitingElements(waiting) : [...childrenOf(fiber)].flatMap(elementsOf);
}

function contextsAbove(fiber: Fiber): RenderedPart['contexts'] {
	const contexts: RenderedPart['contexts'] = [];
	for (let above = fiber.return; above; above = above.return)
		if (above.tag === CONTEXT) contexts.push({ type: above.type, value: above.memoizedProps?.value });
	return contexts;
}

function partOf(fiber: Fiber | undefined): RenderedPart | undefined {
	return fiber && { type: fiber.type, props: fiber.memoizedProps ?? {}, contexts: contextsAbove(fiber) };
}

/** The name of the fragment that a fiber places; its boundary has the same name, and children in place of props. */
function placedBy({ memoizedProps: props }: Fiber): string | undefined {
	return typeof props?.name === 'string' && FRAGMENT.test(props.name) && 'props' in props ? props.name : undefined;
}

function shopAbove(fiber: Fiber): Shop | undefined {
	const value = contextsAbove(fiber).find(({ type }) => Object.is(type, ShopContext))?.value;
	return value ? Object(value) : undefined;
}

function fragmentRegion(fiber: Fiber, name: string): Region {
	const component: unknown = Reflect.apply(shopAbove(fiber)?.fragment ?? (() => undefined), undefined, [name]);
	const shown = [...below(fiber)].find(({ elementType }) => component !== undefined && elementType === component);
	return { name, elements: elementsOf(fiber), part: partOf(shown) };
}

/** Finds the page and all fragments that are on it. @param page the name of its module, and its component */
export function findRegions(page: { name: string; component: unknown }): Region[] {
	const root = rootFiber();
	if (!root) return [];
	const all = [...below(root)];
	const shown = all.find(({ type }) => type === page.component);
	const fragments = all.flatMap((fiber) => {
		const name = placedBy(fiber);
		return name ? [fragmentRegion(fiber, name)] : [];
	});
	return shown ? [{ name: page.name, elements: elementsOf(shown), part: partOf(shown) }, ...fragments] : fragments;
}
