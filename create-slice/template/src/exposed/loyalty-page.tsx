import { Fragment } from '@pasaz/kernel/composition/fragment';
import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { PATHS } from '@pasaz/kernel/routes';
import { Page } from '@pasaz/ui-kit/page';
import { PageHeader } from '@pasaz/ui-kit/page-header';
import { Link } from 'react-router';
import { loyaltyMessages } from '../messages/loyalty.ts';
import styles from './loyalty-page.module.css';

export const handle = {
	meta: (_data, shop) => {
		const t = loyaltyMessages.in(shop.translator).get();
		return { title: t.title, description: t.lead };
	},
	fragments: ['mf_loyalty/points'],
} satisfies PageHandle<unknown>;

export function Component() {
	const t = useMessages(loyaltyMessages);
	return (
		<Page className={styles.page}>
			<PageHeader title={t.title} lead={t.lead} />
			<Fragment name="mf_loyalty/points" props={{}} fallback={null} />
			<Link to={PATHS.home}>{t.goShopping}</Link>
		</Page>
	);
}
