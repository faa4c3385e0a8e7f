import { matchPath } from 'react-router';
import { isPersonal, ROUTES, type RouteEntry } from '../routes.ts';
import type { ViewSettings } from './settings.ts';

/** Adds the views of the configuration and of slices. One with the name of a known route moves it, and the known address stays an alias. */
export function routeTable(views: ViewSettings): readonly RouteEntry[] {
	const moved = views.map((view): RouteEntry => {
		const known = ROUTES.find(({ name }) => name === view.name);
		const others = known ? [known.path, ...(known.aliases ?? [])] : [];
		const personal = view.personal ?? (isPersonal(view.page, ROUTES) || undefined);
		return { ...view, personal, aliases: others.filter((path) => path !== view.path) };
	});
	return [...moved, ...ROUTES.filter(({ name }) => !views.some((view) => view.name === name))];
}

export function addressesOf({ path, aliases = [] }: RouteEntry): readonly string[] {
	return [path, ...aliases];
}

/** Types of products that share the page of simple ones; the dispatcher names their route `{type}-product`. */
const LIKE_SIMPLE = /^(virtual|bundle|downloadable|grouped)-product$/;

/** Finds the route of a name; each product type has one. */
export function routeNamed(name: string, table: readonly RouteEntry[]): RouteEntry | undefined {
	if (name === 'product') return routeNamed('configurable-product', table);
	const named = table.find((route) => route.name === name);
	if (named || !LIKE_SIMPLE.test(name)) return named;
	const simple = table.find((route) => route.name === 'simple-product');
	return simple && { ...simple, name };
}

function firstPart(path: string): string {
	return path.split('/', 2).at(-1)?.toLowerCase() ?? '';
}

interface Pattern {
	entry: RouteEntry;
	pattern: string;
	/** The word that a path of it begins with; null for any. Most patterns have another one and need not be compiled. */
	first: string | null;
}

/** A table never changes, and every page is looked for in its table twice. */
const patterns = new WeakMap<readonly RouteEntry[], Pattern[]>();

function patternsOf(table: readonly RouteEntry[]): Pattern[] {
	const known = patterns.get(table);
	if (known) return known;
	const all = table.flatMap((entry) =>
		addressesOf(entry).map((pattern) => {
			const first = firstPart(pattern);
			return { entry, pattern, first: /[:*?]/.test(first) ? null : first };
		}),
	);
	patterns.set(table, all);
	return all;
}

function hasPath(path: string): (known: Pattern) => boolean {
	const word = firstPart(path);
	return ({ pattern, first }) => (first ?? word) === word && matchPath(pattern, path) !== null;
}

export function patternOf(path: string, table: readonly RouteEntry[]): string | undefined {
	return patternsOf(table).find(hasPath(path))?.pattern;
}

/** All routes of the table that have the path, of which the router knows the best. */
export function entriesAt(path: string, table: readonly RouteEntry[]): RouteEntry[] {
	return [
		...new Set(
			patternsOf(table)
				.filter(hasPath(path))
				.map(({ entry }) => entry),
		),
	];
}
