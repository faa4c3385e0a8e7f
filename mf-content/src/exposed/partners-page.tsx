import { requestContext } from '@pasaz/kernel/composition/shop';
import type { Partner } from '@pasaz/kernel/contract/content';
import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Page } from '@pasaz/ui-kit/page';
import { PageHeader } from '@pasaz/ui-kit/page-header';
import { Picture } from '@pasaz/ui-kit/picture';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { partnersMessages } from '../messages/partners.ts';
import styles from './partners-page.module.css';

export async function loader({ context }: LoaderFunctionArgs): Promise<Partner[]> {
	const { cmsPartners } = await import('@pasaz/kernel/contract/content');
	return context.get(requestContext).api.call(cmsPartners);
}

export const handle = {
	meta: (_partners, shop) => {
		const t = partnersMessages.in(shop.translator).get();
		return { title: t.title, description: t.lead };
	},
	tags: () => ['cms:partners'],
} satisfies PageHandle<Partner[]>;

function PartnerCard({ partner }: { partner: Partner }) {
	const t = useMessages(partnersMessages);
	const { name, description, city, url, image } = partner;
	return (
		<li className={styles.partner}>
			{image && <Picture path={image} use="tile" sizes="8rem" alt="" />}
			<div>
				<h2 className={styles.name}>{name}</h2>
				{city && <p className={styles.city}>{city}</p>}
			</div>
			<div>
				<p>{description}</p>
				{url && (
					<a className={styles.visit} href={url} rel="noopener" aria-label={t.visitName({ name })}>
						{t.visit}
					</a>
				)}
			</div>
		</li>
	);
}

export function Component() {
	const t = useMessages(partnersMessages);
	const partners = useLoaderData<Partner[]>();
	return (
		<Page className={styles.page}>
			<PageHeader title={t.title} lead={partners.length > 0 ? t.lead : t.empty} />
			<ul className={styles.partners}>
				{partners.map((partner) => (
					<PartnerCard key={partner.name} partner={partner} />
				))}
			</ul>
		</Page>
	);
}
