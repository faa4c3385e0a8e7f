import { requestContext } from '@pasaz/kernel/composition/shop';
import type { CmsPage } from '@pasaz/kernel/contract/content';
import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { ApiError } from '@pasaz/kernel/errors';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Notice } from '@pasaz/ui-kit/notice';
import { PageHeader } from '@pasaz/ui-kit/page-header';
import { SplitPage } from '@pasaz/ui-kit/split-page';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Article } from '../articles/article.tsx';
import { contentMessages } from '../messages/content.ts';

/** 'CMS query returned empty result' becomes a 404 (rule 10.2). */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<CmsPage> {
	const { cmsDraft } = await import('@pasaz/kernel/contract/content');
	try {
		return await context.get(requestContext).api.call(cmsDraft, { params: { uuid: params.key ?? '' } });
	} catch (error) {
		if (error instanceof ApiError && error.status < 500) throw data(null, { status: 404 });
		throw error;
	}
}

export const handle = {
	meta: ({ title }) => ({ title, noindex: true }),
	audience: 'editor',
} satisfies PageHandle<CmsPage>;

export function Component() {
	const t = useMessages(contentMessages);
	const { title, content } = useLoaderData<CmsPage>();
	return (
		<SplitPage head={<PageHeader title={title} />}>
			<Notice type="warning">{t.draft}</Notice>
			<Article html={content} />
		</SplitPage>
	);
}
