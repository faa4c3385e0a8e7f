import { useShop } from '@pasaz/kernel/composition/shop';
import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { metaOf } from '../routing/page-meta.ts';

/** Keeps the document's title in step with client-side navigation; the server wrote the first one. */
export function useDocumentTitle(): void {
	const shop = useShop();
	const last = useMatches().at(-1);
	const { title } = metaOf(last && { handle: last.handle, data: last.loaderData }, shop);
	useEffect(() => {
		document.title = title;
	}, [title]);
}
