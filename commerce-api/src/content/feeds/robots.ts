import type { Shop } from '../../platform/store-views.ts';

/** What is no page: files of the machine and links that act. Pages that search engines shall not keep say so themselves. */
const NO_PAGES = ['/api/ext/mail-link/', '/sandbox-pay/', '/mails', '/_page/'];

export function robots({ publicUrl }: Shop): string {
	const rules = NO_PAGES.map((path) => `Disallow: ${path}`);
	return ['User-agent: *', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
