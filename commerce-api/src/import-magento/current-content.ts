import { asc } from 'drizzle-orm';
import type { CatalogSource } from '../catalog/catalog-source.ts';
import type { Database } from '../database/database.ts';
import { faqGroups, pages } from '../database/schema/catalog.ts';

/** The shop's pages and questions as they are, to be written again beside new products. */
export async function currentContent(db: Database): Promise<Pick<CatalogSource, 'pages' | 'faq'>> {
	const pageRows = await db.select().from(pages).orderBy(asc(pages.id));
	const faqRows = await db.select().from(faqGroups).orderBy(asc(faqGroups.position));
	return {
		pages: pageRows.map(({ document: { url_key: urlKey, title, content, meta_description } }) => ({
			urlKey,
			title,
			content,
			...(meta_description && { metaDescription: meta_description }),
		})),
		faq: faqRows.map(({ document }) => document),
	};
}
