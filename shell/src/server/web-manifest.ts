import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { languageOf } from '@pasaz/kernel/i18n/loaded-texts';
import { pathInStore, pathTo, type RouteName } from '@pasaz/kernel/routes';
import type { Context, Hono } from 'hono';
import { ICON_URL, iconOf, PAPER } from '../render/theme.ts';
import { manifestUrl } from '../routing/worker-file.ts';
import type { Config } from './config.ts';
import type { Screenshot } from './screenshots.ts';

const SHORTCUTS = ['search', 'checkout', 'account-orders'] as const satisfies RouteName[];

const SHORTCUT_NAMES: Record<string, Record<(typeof SHORTCUTS)[number], string>> = {
	pl: { search: 'Szukaj', checkout: 'Koszyk', 'account-orders': 'Zamówienia' },
	en: { search: 'Search', checkout: 'Cart', 'account-orders': 'Orders' },
	de: { search: 'Suche', checkout: 'Warenkorb', 'account-orders': 'Bestellungen' },
	it: { search: 'Cerca', checkout: 'Carrello', 'account-orders': 'Ordini' },
};

const SIZE = 512;
/** Only the middle circle of a maskable icon, 80 % of its width, is sure to be seen. */
const SAFE_ZONE = 0.6;

/** Lays the icon on paper, so that a phone may cut it to a circle. */
function maskable(icon: string): string {
	const inner = SIZE * SAFE_ZONE;
	const at = (SIZE - inner) / 2;
	const placed = icon.replace('<svg ', `<svg x="${at}" y="${at}" width="${inner}" height="${inner}" `);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><rect width="${SIZE}" height="${SIZE}" fill="${PAPER.light}"/>${placed}</svg>`;
}

const SCREENSHOTS = '/screenshots/';

function screenshotOf(label: string) {
	return ({ file, size, form }: Screenshot) => ({
		src: SCREENSHOTS + file,
		sizes: size,
		type: 'image/webp',
		form_factor: form,
		label,
	});
}

/** @see https://www.w3.org/TR/appmanifest/ */
function manifestOf(storeView: StoreView, screenshots: readonly Screenshot[]): object {
	const language = languageOf(storeView.i18n.defaultLocale);
	const inStore = (name: RouteName) => pathInStore(pathTo(name), storeView);
	const names = SHORTCUT_NAMES[language];
	const { siteName, defaultTitle, description } = storeView.seo;
	const paper = storeView.theme?.light?.paper ?? PAPER.light;
	const icon = { type: 'image/svg+xml', sizes: 'any' };
	return {
		id: inStore('home'),
		name: defaultTitle,
		short_name: siteName,
		...(description && { description }),
		lang: storeView.i18n.defaultLocale,
		start_url: inStore('home'),
		scope: '/',
		display: 'standalone',
		background_color: paper,
		theme_color: paper,
		icons: [
			{ ...icon, src: ICON_URL, purpose: 'any' },
			{ ...icon, src: '/icon-maskable.svg', purpose: 'maskable' },
		],
		...(screenshots.length > 0 && { screenshots: screenshots.map(screenshotOf(defaultTitle)) }),
		shortcuts: names ? SHORTCUTS.map((route) => ({ name: names[route], url: inStore(route) })) : [],
	};
}

const DAY = 'public, max-age=86400';

type ShownShop = Pick<Config, 'storeViews' | 'screenshots'>;

/** Serves what an installed shop needs: a manifest for each store view, its icons, and pictures of it. */
export function serveManifests(app: Hono, { storeViews, screenshots }: ShownShop): void {
	const icon = iconOf(storeViews[0]?.theme);
	const svg = (drawing: string) => (context: Context) =>
		context.body(drawing, 200, { 'content-type': 'image/svg+xml', 'cache-control': DAY });
	app.get(ICON_URL, svg(icon));
	app.get('/icon-maskable.svg', svg(maskable(icon)));
	for (const { file, content } of screenshots) {
		const headers = { 'content-type': 'image/webp', 'cache-control': DAY };
		app.get(SCREENSHOTS + file, (context) => context.body(content, 200, headers));
	}
	for (const storeView of storeViews) {
		const own = screenshots.filter(({ storeCode }) => storeCode === storeView.storeCode);
		const text = JSON.stringify(manifestOf(storeView, own));
		const headers = { 'content-type': 'application/manifest+json', 'cache-control': DAY };
		app.get(manifestUrl(storeView), (context) => context.body(text, 200, headers));
	}
}
