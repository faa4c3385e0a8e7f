import { PATHS, storePrefix } from '@pasaz/kernel/routes';
import type { Shop } from '../../platform/store-views.ts';

/** Paths of personal pages, up to the first parameter. */
const PERSONAL = [
	PATHS.checkout,
	PATHS.account,
	PATHS.login,
	PATHS.register,
	PATHS['forgot-password'],
	PATHS['create-password'],
	PATHS['payment-confirmation-page'],
	PATHS.order,
	PATHS['review-products'],
	PATHS.preview,
	PATHS.wishlist,
	PATHS.compare,
	PATHS.error,
].map((path) => path.replace(/:.*$/, '').replace(/(?<=.)\/$/, ''));

/** Parameters that only sort or filter a list. */
const REPEATED = ['sort', 'price_from', 'price_to', 'flag'];

export function robots({ publicUrl, storeViews }: Shop): string {
	const rules = storeViews.flatMap((view) => {
		const prefix = storePrefix(view);
		return [...PERSONAL, `${PATHS.search}?`].map((path) => `Disallow: ${prefix}${path}`);
	});
	const repeated = REPEATED.map((name) => `Disallow: /*?*${name}=`);
	const own = ['/api/ext/mail-link/', '/sandbox-pay/', '/mails', '/_page/'].map((path) => `Disallow: ${path}`);
	return ['User-agent: *', ...rules, ...repeated, ...own, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
