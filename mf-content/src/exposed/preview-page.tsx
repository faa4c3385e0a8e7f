import { requestContext } from '@pasaz/kernel/composition/shop';
import type { CmsPage, LayoutDraft } from '@pasaz/kernel/contract/content';
import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { ApiError } from '@pasaz/kernel/errors';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { Notice } from '@pasaz/ui-kit/notice';
import { PageHeader } from '@pasaz/ui-kit/page-header';
import { SplitPage } from '@pasaz/ui-kit/split-page';
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { Article } from '../articles/article.tsx';
import { contentMessages } from '../messages/content.ts';
import { FramePreview } from '../preview/frame-preview.tsx';

type Draft = CmsPage | LayoutDraft;

async function loadDraft({ params, context }: LoaderFunctionArgs): Promise<Draft> {
	const { cmsDraft } = await import('@pasaz/kernel/contract/content');
	try {
		return await context.get(requestContext).api.call(cmsDraft, { params: { uuid: params.key ?? '' } });
	} catch (error) {
		if (error instanceof ApiError && error.status < 500) throw data(null, { status: 404 });
		throw error;
	}
}

/** 'CMS query returned empty result' becomes a 404 (rule 10.2). The home page shows its own layout. */
export async function loader(args: LoaderFunctionArgs): Promise<Draft> {
	const draft = await loadDraft(args);
	if ('layout' in draft && draft.layout === 'home')
		throw redirect(pathTo('preview-home', { key: args.params.key ?? '' }));
	return draft;
}

const titleOf = (draft: Draft) => ('layout' in draft ? draft.layout : draft.title);

export const handle = {
	meta: (draft) => ({ title: titleOf(draft), noindex: true }),
	audience: 'editor',
} satisfies PageHandle<Draft>;

export function Component() {
	const t = useMessages(contentMessages);
	const draft = useLoaderData<Draft>();
	return (
		<SplitPage head={<PageHeader title={titleOf(draft)} />}>
			<Notice type="warning">{t.draft}</Notice>
			{'layout' in draft ? <FramePreview {...draft.document} /> : <Article html={draft.content} />}
		</SplitPage>
	);
}
