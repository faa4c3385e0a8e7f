import { type CmsPage, cmsPage } from '@pasaz/kernel/contract/content';
import type { ExternalCms } from './external-cms.ts';

interface PageAddress {
	cms: ExternalCms;
	slug: string;
	storeCode: string;
}

/** The shop's own pages, but the external CMS's at an address where it has one (rule 10.19). */
export async function pagesAt(own: CmsPage[], { cms, slug, storeCode }: PageAddress): Promise<CmsPage[]> {
	const page = await cms.read(cmsPage, { params: { slug }, storeCode });
	return page ? [page, ...own.filter(({ url_key }) => url_key !== page.url_key)] : own;
}
