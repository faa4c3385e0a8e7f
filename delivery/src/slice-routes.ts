import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import type { ReleasedRoute } from './release.ts';

/** Says what a slice declares of itself: `slice.json` in its folder. */
const SliceFile = z.strictObject({
	$schema: z.string().optional(),
	routes: z.array(
		z.strictObject({
			name: z.string().regex(/^[a-z][a-z0-9-]*$/, 'a name is of small letters, digits and dashes'),
			path: z.string().regex(/^\/[\w.-][\w./:?-]*$/, 'a path begins with a word of its own, such as /program/:year?'),
			page: z.string().regex(/^[a-z0-9-]+-page$/, 'a page is a file of src/exposed, such as program-page'),
			layout: z.enum(['default', 'minimal', 'empty']).default('default'),
		}),
	),
});

/** A page that needs a login, or names an audience other than anyone. */
const PERSONAL = /^\t(needsLogin:|audience: '(?!anyone'))/m;

export function isPersonalPage(source: string): boolean {
	return PERSONAL.test(source);
}

/** None where there is no `slice.json`. @param folder absolute @throws naming the file and what is wrong in it */
export function declaredRoutes(folder: string, name: string): ReleasedRoute[] {
	const file = join(folder, 'slice.json');
	if (!existsSync(file)) return [];
	const { data, error } = SliceFile.safeParse(JSON.parse(readFileSync(file, 'utf8')));
	if (!data) throw new Error(`${file}: ${z.prettifyError(error)}`);
	return data.routes.map(({ page, ...route }) => {
		const source = join(folder, 'src/exposed', `${page}.tsx`);
		if (!existsSync(source)) throw new Error(`${file} names ${page}: add src/exposed/${page}.tsx`);
		const personal = isPersonalPage(readFileSync(source, 'utf8'));
		return { ...route, page: `${name}/${page}`, ...(personal && { personal }) };
	});
}

const ShellRoutes = z.object({
	ROUTES: z.array(z.object({ name: z.string(), path: z.string(), aliases: z.array(z.string()).default([]) })),
});

/** Reads the route table of a workspace's shell; an alias is a route of its own. */
export async function shellRoutes(root: string): Promise<ReleasedRoute[]> {
	const { ROUTES } = ShellRoutes.parse(await import(pathToFileURL(join(root, 'shell/src/routes.ts')).href));
	const of = (name: string) => ({ name, page: 'shell', layout: 'default' as const });
	return ROUTES.flatMap(({ name, path, aliases }) => [path, ...aliases].map((each) => ({ ...of(name), path: each })));
}

/** The addresses that a pattern stands for, parameters without their names: `/a/:b?` is `/a` and `/a/:`. */
function shapesOf(path: string): string[] {
	const [, optional] = /(\/[^/]*)\?(?=\/|$)/.exec(path) ?? [];
	if (!optional) return [path.replaceAll(/:[^/]+/g, ':').toLowerCase()];
	return [path.replace(`${optional}?`, ''), path.replace(`${optional}?`, optional)].flatMap(shapesOf);
}

export function routeFaults(routes: readonly { owner: string; route: ReleasedRoute }[]): string[] {
	const owners = new Map<string, string>();
	return routes.flatMap(({ owner, route: { name, path } }) => {
		const claims = [`the route ${name}`, ...shapesOf(path).map((shape) => `the address ${shape}`)];
		return claims.flatMap((claim) => {
			const other = owners.get(claim);
			owners.set(claim, other ?? owner);
			return other === undefined || other === owner ? [] : [`${owner} declares ${claim}, which ${other} has`];
		});
	});
}
