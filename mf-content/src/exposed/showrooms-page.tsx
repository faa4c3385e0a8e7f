import { requestContext } from '@pasaz/kernel/composition/shop';
import type { Showroom } from '@pasaz/kernel/contract/showroom';
import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Page } from '@pasaz/ui-kit/page';
import { PageHeader } from '@pasaz/ui-kit/page-header';
import { useMemo } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { showroomsMessages } from '../messages/showrooms.ts';
import { chooseShowrooms } from '../showrooms/choose-showrooms.ts';
import { MapOpener } from '../showrooms/map/map-opener.tsx';
import { NearestButton } from '../showrooms/nearest-button.tsx';
import { ShowroomCard } from '../showrooms/showroom-card.tsx';
import { ShowroomFilters } from '../showrooms/showroom-filters.tsx';
import { usePosition } from '../showrooms/use-position.ts';
import styles from './showrooms-page.module.css';

export async function loader({ context }: LoaderFunctionArgs): Promise<Showroom[]> {
	const { showroomList } = await import('@pasaz/kernel/contract/showroom');
	return context.get(requestContext).api.call(showroomList);
}

export const handle = {
	meta: (_showrooms, shop) => {
		const t = showroomsMessages.in(shop.translator).get();
		return { title: t.title, description: t.lead };
	},
	tags: () => ['cms:showrooms'],
} satisfies PageHandle<Showroom[]>;

export function Component() {
	const t = useMessages(showroomsMessages);
	const showrooms = useLoaderData<Showroom[]>();
	const [query] = useSearchParams();
	const { position, ask } = usePosition();
	const city = query.get('city') ?? '';
	const service = query.get('service') ?? '';
	const from = position.status === 'known' ? position.point : null;
	const chosen = chooseShowrooms(showrooms, { city, service, from });
	const onMap = useMemo(
		() => chooseShowrooms(showrooms, { city, service, from: null }).map(({ showroom }) => showroom),
		[showrooms, city, service],
	);
	if (showrooms.length === 0) {
		return (
			<Page className={styles.page}>
				<PageHeader title={t.title} lead={t.empty} />
			</Page>
		);
	}
	return (
		<Page className={styles.page}>
			<PageHeader title={t.title} lead={t.lead} />
			<div className={styles.tools}>
				<ShowroomFilters showrooms={showrooms} city={city} service={service} />
				<div className={styles.ways}>
					<NearestButton position={position} ask={ask} />
					{chosen.length > 0 && <MapOpener showrooms={onMap} />}
				</div>
			</div>
			<p role="status">{chosen.length > 0 ? t.found(chosen.length) : t.noMatch}</p>
			<ul className={styles.showrooms}>
				{chosen.map((one) => (
					<ShowroomCard key={one.showroom.slug} {...one} />
				))}
			</ul>
		</Page>
	);
}
