import { requestContext } from '@pasaz/kernel/composition/shop';
import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { ApiError } from '@pasaz/kernel/errors';
import { data, type LoaderFunctionArgs } from 'react-router';
import type { Home } from '../home/load-home.ts';
import { handle as homeHandle } from './home-page.tsx';

export { Component } from './home-page.tsx';

/** The home page by an unpublished layout (rule 10.20). */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Home> {
	const { cmsDraft } = await import('@pasaz/kernel/contract/content');
	const { loadHome } = await import('../home/load-home.ts');
	const request = context.get(requestContext);
	try {
		const draft = await request.api.call(cmsDraft, { params: { uuid: params.key ?? '' } });
		if ('layout' in draft && draft.layout === 'home') return await loadHome(request, draft.document);
	} catch (error) {
		if (!(error instanceof ApiError && error.status < 500)) throw error;
	}
	throw data(null, { status: 404 });
}

export const handle = {
	meta: (home, shop) => ({ ...homeHandle.meta(home, shop), noindex: true }),
	audience: 'editor',
} satisfies PageHandle<Home>;
