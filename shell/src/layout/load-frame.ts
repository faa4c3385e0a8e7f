import type { ShopRequest } from '@pasaz/kernel/composition/shop';
import { type CmsLayout, cmsLayout } from '@pasaz/kernel/contract/content';
import { ApiError } from '@pasaz/kernel/errors';
import { loadTexts } from '@pasaz/kernel/i18n/loaded-texts';
import { createTranslator } from '@pasaz/kernel/i18n/messages';
import type { Api } from '@pasaz/kernel/network/api';
import { footerLinksMessages } from '../messages/footer-links.ts';
import { footerLinks } from './footer-links.ts';
import type { Frame } from './frame.ts';
import { loadMenu } from './load-menu.ts';

/** Where editors wrote no layout, or it cannot be loaded, everything is as the shop has it. */
async function siteLayout(api: Api): Promise<Partial<CmsLayout>> {
	try {
		return await api.call(cmsLayout, { params: { layout: 'site' } });
	} catch (error) {
		if (!(error instanceof ApiError && error.status === 404)) console.warn('No layout of the site', error);
		return {};
	}
}

export async function loadFrame({ api, storeView }: Pick<ShopRequest, 'api' | 'storeView'>): Promise<Frame> {
	const [menu, { promo, footer }] = await Promise.all([loadMenu(api), siteLayout(api)]);
	if (footer) return { menu, promo, footer };
	const { defaultLocale } = storeView.i18n;
	await loadTexts(defaultLocale);
	const texts = footerLinksMessages.in(createTranslator(defaultLocale)).get();
	return { menu, promo, footer: footerLinks(texts, storeView) };
}
