import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { shopPagePath } from '@pasaz/kernel/routes';
import { PageHeader } from '@pasaz/ui-kit/page-header';
import { SplitPage } from '@pasaz/ui-kit/split-page';
import { Steps } from '@pasaz/ui-kit/steps';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { claimsMessages } from '../messages/claims.ts';

interface ClaimLayoutProps {
	title: string;
	lead: string;
	steps: readonly string[];
	children: ReactNode;
}

export function ClaimLayout({ title, lead, steps, children }: ClaimLayoutProps) {
	const t = useMessages(claimsMessages);
	const rights = shopPagePath(useShop().storeView, 'returns');
	const head = (
		<>
			<PageHeader title={title} lead={lead} />
			<Steps steps={steps} />
			{rights && (
				<p>
					<Link to={rights}>{t.rights}</Link>
				</p>
			)}
		</>
	);
	return <SplitPage head={head}>{children}</SplitPage>;
}
