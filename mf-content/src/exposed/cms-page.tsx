import { requestContext, type ShopRequest } from '@pasaz/kernel/composition/shop';
import type { CmsPage } from '@pasaz/kernel/contract/content';
import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { ApiError } from '@pasaz/kernel/errors';
import { cmsPath } from '@pasaz/kernel/routes';
import { PageHeader } from '@pasaz/ui-kit/page-header';
import { SplitPage } from '@pasaz/ui-kit/split-page';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Article } from '../articles/article.tsx';
import { HelpNav } from '../help/help-nav.tsx';
import type { HelpLinks } from '../help/load-help-links.ts';
import { cmsJsonLd, cmsTags } from '../seo/content-json-ld.server.ts';

interface LoadedPage extends CmsPage {
	help: HelpLinks | null;
}

async function loadPage({ api, found }: ShopRequest, slug: string): Promise<CmsPage> {
	const { cmsPage, CmsPage } = await import('@pasaz/kernel/contract/content');
	const { foundOf } = await import('@pasaz/kernel/network/find');
	const known = foundOf(found, 'cms_page', CmsPage);
	if (known && known.url_key === slug) return known;
	try {
		return await api.call(cmsPage, { params: { slug } });
	} catch (error) {
		if (error instanceof ApiError && error.status === 404) throw data(null, { status: 404 });
		throw error;
	}
}

export async function loader({ params: { slug = '' }, context }: LoaderFunctionArgs): Promise<LoadedPage> {
	const { loadHelpLinks } = await import('../help/load-help-links.ts');
	const request = context.get(requestContext);
	const [page, help] = await Promise.all([loadPage(request, slug), loadHelpLinks(request.api, slug)]);
	return { ...page, help };
}

export const handle = {
	meta: (page) => ({
		title: page.meta_title || page.title,
		description: page.meta_description ?? undefined,
		canonical: cmsPath(page),
		type: 'article',
	}),
	jsonLd: cmsJsonLd,
	tags: cmsTags,
} satisfies PageHandle<LoadedPage>;

export function Component() {
	const { title, content, lang, help } = useLoaderData<LoadedPage>();
	const head = (
		<>
			<PageHeader title={title} />
			{help && <HelpNav {...help} />}
		</>
	);
	return (
		<SplitPage head={head} lang={lang}>
			<Article html={content} />
		</SplitPage>
	);
}
