import { requestContext } from '@pasaz/kernel/composition/shop';
import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { PATHS } from '@pasaz/kernel/routes';
import { Breadcrumbs } from '@pasaz/ui-kit/breadcrumbs';
import { PageHeader } from '@pasaz/ui-kit/page-header';
import { SplitPage } from '@pasaz/ui-kit/split-page';
import { useMemo } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { showroomsMessages } from '../messages/showrooms.ts';
import { Directions } from '../showrooms/directions.tsx';
import { HoursTable } from '../showrooms/hours-table.tsx';
import type { LoadedShowroom } from '../showrooms/load-showroom.ts';
import { MapOpener } from '../showrooms/map/map-opener.tsx';
import { OpenNow } from '../showrooms/open-now.tsx';
import { ShowroomContact } from '../showrooms/showroom-contact.tsx';
import { showroomJsonLd } from '../showrooms/showroom-json-ld.server.ts';
import styles from './showroom-page.module.css';

export async function loader({ params, context }: LoaderFunctionArgs): Promise<LoadedShowroom> {
	const { loadShowroom } = await import('../showrooms/load-showroom.ts');
	return loadShowroom(context.get(requestContext).api, params.showroom, new Date());
}

export const handle = {
	meta: ({ showroom }, shop) => {
		const t = showroomsMessages.in(shop.translator).get();
		return { title: `${showroom.name}, ${showroom.city}`, description: t.showroomLead(showroom) };
	},
	jsonLd: showroomJsonLd,
	tags: () => ['cms:showrooms'],
} satisfies PageHandle<LoadedShowroom>;

export function Component() {
	const t = useMessages(showroomsMessages);
	const loaded = useLoaderData<LoadedShowroom>();
	const { showroom } = loaded;
	const onMap = useMemo(() => [showroom], [showroom]);
	const head = (
		<>
			<Breadcrumbs crumbs={[{ name: t.title, href: PATHS.showrooms }]} current={showroom.name} />
			<PageHeader title={showroom.name} eyebrow={showroom.city} lead={showroom.hint}>
				<OpenNow showroom={showroom} />
			</PageHeader>
		</>
	);
	return (
		<SplitPage head={head}>
			<section className={styles.part}>
				<h2>{t.contact}</h2>
				<ShowroomContact showroom={showroom} />
				<Directions showroom={showroom} />
				<MapOpener showrooms={onMap} />
			</section>
			<section className={styles.part}>
				<h2>{t.hours}</h2>
				<HoursTable {...loaded} />
			</section>
			{showroom.services.length > 0 && (
				<section className={styles.part}>
					<h2>{t.services}</h2>
					<ul className={styles.services}>
						{showroom.services.map((service) => (
							<li key={service}>{t[service]}</li>
						))}
					</ul>
					{showroom.services.includes('collect') && <p>{t.collectHow}</p>}
				</section>
			)}
		</SplitPage>
	);
}
