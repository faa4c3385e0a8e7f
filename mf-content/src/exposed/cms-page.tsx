import { requestContext } from '@pasaz/kernel/composition/shop';
import type { CmsPage } from '@pasaz/kernel/contract/content';
import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { ApiError } from '@pasaz/kernel/errors';
import { cmsPath } from '@pasaz/kernel/routes';
import { PageHeader } from '@pasaz/ui-kit/page-header';
import { SplitPage } from '@pasaz/ui-kit/split-page';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Article } from '../articles/article.tsx';
import { cmsJsonLd, cmsTags } from '../seo/content-json-ld.server.ts';

export async function loader({ params, context }: LoaderFunctionArgs): Promise<CmsPage> {
	const { cmsPage, CmsPage } = await import('@pasaz/kernel/contract/content');
	const { api, found } = context.get(requestContext);
	const { foundOf } = await import('@pasaz/kernel/network/find');
	const known = foundOf(found, 'cms_page', CmsPage);
	if (known && known.url_key === params.slug) return known;
	try {
		return await api.call(cmsPage, { params: { slug: params.slug ?? '' } });
	} catch (error) {
		if (error instanceof ApiError && error.status === 404) throw data(null, { status: 404 });
		throw error;
	}
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
} satisfies PageHandle<CmsPage>;

export function Component() {
	const { title, content, lang } = useLoaderData<CmsPage>();
	return (
		<SplitPage head={<PageHeader title={title} />} lang={lang}>
			<Article html={content} />
		</SplitPage>
	);
}
