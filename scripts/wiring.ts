import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, packagesIn } from '../delivery/src/packages.ts';
import { declaredRoutes, isPersonalPage } from '../delivery/src/slice-routes.ts';
import { readShared, sharedFaults } from './shared-uses.ts';

const PATHS = 'shared-kernel/src/routes.ts';
const ROUTES = 'shell/src/routes.ts';
const CONTRACTS = 'shared-kernel/src/contract/slices.ts';
/** What the folder of each slice holds; `node_modules` once it is installed. */
const SLICE_FILES = ['package.json', 'tsconfig.json', 'rspack.config.ts', 'node_modules'];

/** What the parts of the shop say of each other. A page or fragment is named `mf_content/faq-page`. */
export interface Wiring {
	exposed: readonly string[];
	/** Names of routes that have a path. */
	paths: readonly string[];
	/** Entries of the route table; the shell's own page has no place in a slice. */
	routes: readonly { name: string; page?: string | undefined; isPersonal?: boolean }[];
	declared: readonly string[];
	personal: readonly string[];
	/** Pages whose code is to be fetched ahead, by the page that says so. */
	next: readonly { from: string; page: string }[];
	contracts: readonly string[];
	slices: readonly string[];
	references: readonly string[];
	lacking: readonly { slice: string; file: string }[];
	/** What slices take from the shell at run time, and what it brings. */
	shared: ReturnType<typeof readShared>;
}

function exposedIn(root: string, slice: string): string[] {
	const folder = join(root, slice, 'src/exposed');
	const files = existsSync(folder) ? readdirSync(folder).filter((file) => /^[\w-]+\.tsx$/.test(file)) : [];
	return files.map((file) => `${slice.replaceAll('-', '_')}/${file.replace('.tsx', '')}`);
}

function lackingIn(root: string, slice: string): Wiring['lacking'] {
	return SLICE_FILES.filter((file) => !existsSync(join(root, slice, file))).map((file) => ({ slice, file }));
}

function declaredIn(root: string, slice: string): string[] {
	return declaredRoutes(join(root, slice), slice.replaceAll('-', '_')).map(({ page }) => page);
}

function personalAmong(root: string, exposed: readonly string[]): string[] {
	const isPersonal = (name: string) => isPersonalPage(readFileSync(join(root, fileOf(name)), 'utf8'));
	return exposed.filter((name) => isPage(name) && isPersonal(name));
}

function nextAmong(root: string, exposed: readonly string[]): Wiring['next'] {
	return exposed.filter(isPage).flatMap((from) => {
		const [, list = ''] = /^\tnext: \[([^\]]*)\]/m.exec(readFileSync(join(root, fileOf(from)), 'utf8')) ?? [];
		return [...list.matchAll(/'([^']+)'/g)].map(([, page = '']) => ({ from, page }));
	});
}

/** Reads the sources as text, so that `pnpm dev` sees each edit: a module once imported stays as it was. */
export async function readWiring(root: string): Promise<Wiring> {
	const matches = (file: string, pattern: RegExp) => [...readFileSync(join(root, file), 'utf8').matchAll(pattern)];
	const slices = (await packagesIn(root)).map(folderOf).filter((folder) => folder !== 'shell');
	const exposed = slices.flatMap((slice) => exposedIn(root, slice));
	return {
		exposed,
		declared: slices.flatMap((slice) => declaredIn(root, slice)),
		personal: personalAmong(root, exposed),
		next: nextAmong(root, exposed),
		paths: matches(PATHS, /^\t'?([\w-]+)'?: '\//gm).map(([, name = '']) => name),
		routes: matches(ROUTES, /\bentry\(\s*'([\w-]+)',\s*(?:'([^']+)')?([^)]*)/g).map(
			([, name = '', page, more = '']) => ({
				name,
				page,
				isPersonal: more.includes('personal: true'),
			}),
		),
		contracts: matches(CONTRACTS, /^\t'(mf_\w+\/[\w-]+)':/gm).map(([, name = '']) => name),
		slices,
		references: matches('tsconfig.json', /"path": "([^"]+)"/g).map(([, path = '']) => path),
		lacking: slices.flatMap((slice) => lackingIn(root, slice)),
		shared: readShared(root),
	};
}

function fileOf(name: string): string {
	const [slice = '', key] = name.split('/');
	return `${slice.replaceAll('_', '-')}/src/exposed/${key}.tsx`;
}

const without = (all: readonly string[], known: readonly string[]) => all.filter((one) => !known.includes(one));
const isPage = (name: string) => name.endsWith('-page');

function pageFaults({ exposed, routes, declared }: Wiring): string[] {
	const named = routes.flatMap(({ page }) => page ?? []);
	return [
		...without(exposed.filter(isPage), [...named, ...declared]).map(
			(page) => `${fileOf(page)} has no address: add entry('…', '${page}') to ${ROUTES}, or declare it in slice.json`,
		),
		...without(named, exposed).map((page) => `${ROUTES} names ${page}: add ${fileOf(page)}`),
		...named
			.filter((page) => declared.includes(page))
			.map((page) => `${ROUTES} and slice.json both name ${page}: remove it from one of them`),
	];
}

/** The browser asks for the record of a page unless the table says that it is personal, and for no other. */
function audienceFaults({ routes, personal }: Wiring): string[] {
	return routes.flatMap(({ name, page = '', isPersonal = false }) => {
		if (personal.includes(page) === isPersonal) return [];
		if (isPersonal) return [`${ROUTES} calls ${name} personal: remove it, or give ${fileOf(page)} an audience`];
		return [`${fileOf(page)} is not for anyone: add personal: true to entry('${name}', …) in ${ROUTES}`];
	});
}

function nextFaults({ next, exposed }: Wiring): string[] {
	return next
		.filter(({ page }) => !exposed.includes(page))
		.map(({ from, page }) => `${fileOf(from)} names the next page ${page}, which no slice has`);
}

function pathFaults({ paths, routes }: Wiring): string[] {
	const names = routes.map(({ name }) => name);
	return [
		...without(names, paths).map((name) => `${ROUTES} names the route ${name}: add its path to PATHS in ${PATHS}`),
		...without(paths, names).map((name) => `${PATHS} has a path for ${name}: add entry('${name}', '…') to ${ROUTES}`),
	];
}

function fragmentFaults({ exposed, contracts }: Wiring): string[] {
	const fragments = exposed.filter((name) => !isPage(name));
	return [
		...without(fragments, contracts).map(
			(name) => `${fileOf(name)} has no contract: add '${name}' with its props to Fragments in ${CONTRACTS}`,
		),
		...without(contracts, fragments).map((name) => `${CONTRACTS} promises ${name}: add ${fileOf(name)}`),
	];
}

function sliceFaults({ slices, references, lacking }: Wiring): string[] {
	return [
		...lacking.map(({ slice, file }) =>
			file === 'node_modules'
				? `${slice} is not installed: run npx pnpm@12 install`
				: `${slice} has no ${file}: add it as docs/add-a-slice.md says, or delete the folder`,
		),
		...without(slices, references).map(
			(slice) => `${slice} is not type-checked: add { "path": "${slice}" } to the references in tsconfig.json`,
		),
	];
}

export function wiringFaults(wiring: Wiring): string[] {
	const { shared } = wiring;
	return [
		...pageFaults(wiring),
		...audienceFaults(wiring),
		...nextFaults(wiring),
		...pathFaults(wiring),
		...fragmentFaults(wiring),
		...sliceFaults(wiring),
		...sharedFaults(shared),
	];
}

if (import.meta.main) {
	const faults = wiringFaults(await readWiring(join(import.meta.dirname, '..')));
	for (const fault of faults) console.error(fault);
	process.exitCode = faults.length > 0 ? 1 : 0;
}
