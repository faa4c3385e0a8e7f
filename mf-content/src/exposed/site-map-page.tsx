import { requestContext, useShop } from '@pasaz/kernel/composition/shop';
import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { PATHS } from '@pasaz/kernel/routes';
import { Page } from '@pasaz/ui-kit/page';
import { PageHeader } from '@pasaz/ui-kit/page-header';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { siteMapMessages } from '../messages/site-map.ts';
import type { MapEntry, SiteMap } from '../site-map/load-site-map.ts';
import styles from './site-map-page.module.css';

export async function loader({ context }: LoaderFunctionArgs): Promise<SiteMap> {
	const { loadSiteMap } = await import('../site-map/load-site-map.ts');
	return loadSiteMap(context.get(requestContext).api);
}

export const handle = {
	meta: (_map, shop) => {
		const t = siteMapMessages.in(shop.translator).get();
		return { title: t.title, description: t.lead };
	},
	tags: () => ['menu', 'cms:site-map'],
} satisfies PageHandle<SiteMap>;

function Tree({ branches }: { branches: readonly MapEntry[] }) {
	return (
		<ul className={styles.links}>
			{branches.map(({ name, path, children }) => (
				<li key={path}>
					<Link to={path}>{name}</Link>
					{children.length > 0 && <Tree branches={children} />}
				</li>
			))}
		</ul>
	);
}

interface SiteMapLink {
	name: string;
	path: string;
}

function LinkSection({ title, links }: { title: string; links: readonly SiteMapLink[] }) {
	if (links.length === 0) return null;
	return (
		<section>
			<h2 className={styles.title}>{title}</h2>
			<Tree branches={links.map((link) => ({ ...link, children: [] }))} />
		</section>
	);
}

export function Component() {
	const t = useMessages(siteMapMessages);
	const { storeView } = useShop();
	const { categories, tags, pages } = useLoaderData<SiteMap>();
	const help = [
		{ name: t.faq, path: PATHS.faq },
		{ name: t.contact, path: PATHS.contact },
		...(storeView.showrooms ? [{ name: t.showrooms, path: PATHS.showrooms }] : []),
		{ name: t.return, path: PATHS.return },
		{ name: t.complaint, path: PATHS.complaint },
		{ name: t.partners, path: PATHS.partners },
		{ name: t.search, path: PATHS.search },
	];
	return (
		<Page className={styles.page}>
			<PageHeader title={t.title} lead={t.lead} />
			<section>
				<h2 className={styles.title}>{t.categories}</h2>
				<div className={styles.departments}>
					{categories.map((department) => (
						<Tree key={department.path} branches={[department]} />
					))}
				</div>
			</section>
			<div className={styles.departments}>
				<LinkSection title={t.tags} links={tags} />
				<LinkSection title={t.pages} links={pages} />
				<LinkSection title={t.help} links={help} />
			</div>
		</Page>
	);
}
