import { safeTarget } from '../../content/redirects/safe-target.ts';
import type { Database } from '../../platform/database/database.ts';
import { categories, pictures, tags } from '../../platform/database/schema/catalog.ts';
import type { StoreViews } from '../../platform/store-views.ts';
import { fileNameOf } from './content-folder.ts';
import type { ReadFolder } from './read-folder.ts';
import type { Fault } from './yaml-text.ts';

export interface CheckOptions {
	storeViews: StoreViews;
	redirectHosts: readonly string[];
}

export async function checkFolder(db: Database, folder: ReadFolder, options: CheckOptions): Promise<Fault[]> {
	return [
		...hierarchyFaults(folder),
		...redirectFaults(folder, options.redirectHosts),
		...wordFaults(folder, options.storeViews),
		...labelFaults(folder, options.storeViews),
		...(await catalogueFaults(db, folder)),
	];
}

function hierarchyFaults({ content: { hierarchy }, pages, faultIn }: ReadFolder): Fault[] {
	const known = new Set<string>();
	const urlKeys = new Set(pages.map(({ urlKey }) => urlKey));
	return hierarchy.flatMap(({ key, parent, page }, index) => {
		const fault = (field: string, message: string) => faultIn('hierarchy.yaml', [index, field], message);
		const faults = [
			...(known.has(key) ? [fault('key', `${key} is there twice`)] : []),
			...(parent !== undefined && !known.has(parent) ? [fault('parent', `${parent} does not come before`)] : []),
			...(page !== undefined && !urlKeys.has(page) ? [fault('page', `there is no pages/${fileNameOf(page)}.md`)] : []),
		];
		known.add(key);
		return faults;
	});
}

function redirectFaults({ content: { redirects }, faultIn }: ReadFolder, hosts: readonly string[]): Fault[] {
	const known = new Set<string>();
	return redirects.flatMap(({ path, target }, index) => {
		const fault = (field: string, message: string) => faultIn('redirects.yaml', [index, field], message);
		const faults = [
			...(/^\/|\/$|^$/.test(path) ? [fault('path', 'stands without slashes before and behind it')] : []),
			...(known.has(path) ? [fault('path', `${path} is there twice`)] : []),
			...(safeTarget(target, hosts) === undefined ? [fault('target', 'leads to a host that is not allowed')] : []),
		];
		known.add(path);
		return faults;
	});
}

/** Words need something that they translate, and a store view. */
function wordFaults({ pages, pageWords, content, faultIn }: ReadFolder, storeViews: StoreViews): Fault[] {
	const codes = new Set(storeViews.map(({ storeCode }) => storeCode));
	const orphans = (below: string, ending: string, words: Record<string, object>, known: readonly string[]) =>
		Object.entries(words).flatMap(([store, own]) =>
			Object.keys(own).flatMap((name) => {
				const base = `${below}/${fileNameOf(name)}`;
				const fault = (message: string) => faultIn(`${base}.${store}.${ending}`, [], message);
				return [
					...(codes.has(store) ? [] : [fault(`there is no store view ${store}`)]),
					...(known.includes(name) ? [] : [fault(`there is no ${base}.${ending}`)]),
				];
			}),
		);
	const wordsOf = (part: 'blocks' | 'layouts') =>
		Object.fromEntries(Object.entries(content.translations ?? {}).map(([store, words]) => [store, words[part] ?? {}]));
	return [
		...orphans(
			'pages',
			'md',
			pageWords,
			pages.map(({ urlKey }) => urlKey),
		),
		...orphans(
			'blocks',
			'md',
			wordsOf('blocks'),
			content.blocks.map(({ identifier }) => identifier),
		),
		...orphans('layouts', 'yaml', wordsOf('layouts'), Object.keys(content.layouts)),
	];
}

/** The words of the hierarchy and of the settings, which are in one file for each store view. */
function labelFaults({ content, faultIn }: ReadFolder, storeViews: StoreViews): Fault[] {
	const codes = new Set(storeViews.map(({ storeCode }) => storeCode));
	const keys = new Set(content.hierarchy.map(({ key }) => key));
	return Object.entries(content.translations ?? {}).flatMap(([store, words]) => [
		...(['hierarchy', 'settings'] as const).flatMap((part) =>
			words[part] && !codes.has(store) ? [faultIn(`${part}.${store}.yaml`, [], `there is no store view ${store}`)] : [],
		),
		...Object.keys(words.hierarchy ?? {}).flatMap((key) =>
			keys.has(key) ? [] : [faultIn(`hierarchy.${store}.yaml`, [key], 'there is no such key in hierarchy.yaml')],
		),
	]);
}

async function catalogueFaults(db: Database, { content, faultIn }: ReadFolder): Promise<Fault[]> {
	const paths = new Set((await db.select({ path: categories.urlPath }).from(categories)).map(({ path }) => path));
	const images = new Set((await db.select({ path: pictures.path }).from(pictures)).map(({ path }) => path));
	const slugs = new Set((await db.select({ slug: tags.slug }).from(tags)).map(({ slug }) => slug));
	const translated = Object.entries(content.translations ?? {}).flatMap(([store, { layouts = {} }]) =>
		Object.entries(layouts).map(([name, layout]) => ({ file: `layouts/${fileNameOf(name)}.${store}.yaml`, layout })),
	);
	const own = Object.entries(content.layouts).map(([name, layout]) => ({
		file: `layouts/${fileNameOf(name)}.yaml`,
		layout,
	}));
	const layoutFaults = [...own, ...translated].flatMap(({ file, layout }) => [
		...layout.promotedCategories.flatMap((path, index) =>
			paths.has(path) ? [] : [faultIn(file, ['promotedCategories', index], `there is no category ${path}`)],
		),
		...(['mainBanners', 'smallBanners', 'productBanners'] as const).flatMap((list) =>
			layout[list].flatMap(({ image }, index) =>
				images.has(image) ? [] : [faultIn(file, [list, index, 'image'], `there is no picture ${image}`)],
			),
		),
	]);
	const tagFaults = content.settings.menuTags.flatMap((slug, index) =>
		slugs.has(slug) ? [] : [faultIn('settings.yaml', ['menuTags', index], `there is no tag ${slug}`)],
	);
	const translatedSettings = Object.entries(content.translations ?? {}).map(([store, { settings }]) => ({
		file: `settings.${store}.yaml`,
		headImage: settings?.headImage,
	}));
	const headFaults = [{ file: 'settings.yaml', ...content.settings }, ...translatedSettings].flatMap(
		({ file, headImage }) =>
			headImage && !images.has(headImage.image)
				? [faultIn(file, ['headImage', 'image'], `there is no picture ${headImage.image}`)]
				: [],
	);
	return [...layoutFaults, ...tagFaults, ...headFaults];
}
