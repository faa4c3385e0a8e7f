import { requestContext } from '@pasaz/kernel/composition/shop';
import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Page } from '@pasaz/ui-kit/page';
import { PageHeader } from '@pasaz/ui-kit/page-header';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { sharedWishlistMessages } from '../messages/shared-wishlist.ts';
import { loadShared, type SharedWishes } from '../wishlist/load-shared.ts';
import { SharedList } from '../wishlist/shared-list.tsx';
import styles from './wishlist-page.module.css';

export function loader({ context, params }: LoaderFunctionArgs): Promise<SharedWishes> {
	return loadShared(context.get(requestContext).api, params.skus);
}

export const handle = {
	meta: (_data, shop) => ({ title: sharedWishlistMessages.in(shop.translator).get().title, noindex: true }),
	audience: 'holder',
} satisfies PageHandle<SharedWishes>;

/** A list of wishes that somebody shared: a link that anybody may open, and that tells nothing of them. */
export function Component() {
	const t = useMessages(sharedWishlistMessages);
	return (
		<Page className={styles.page}>
			<PageHeader title={t.title} lead={t.lead} />
			<SharedList {...useLoaderData<SharedWishes>()} />
		</Page>
	);
}
