import { Category } from '@pasaz/kernel/contract/catalog';
import { CmsPage } from '@pasaz/kernel/contract/content';
import type { UrlMapAnswer } from '@pasaz/kernel/contract/url-map';
import type { CatalogView } from '../../catalogue/catalog-view.ts';
import { createProjection, type Projection } from '../projection.ts';

const CATEGORY_FIELDS = Object.keys(Category.shape);
const PAGE_FIELDS = Object.keys(CmsPage.shape);

export function mapCategory({ categories }: CatalogView, path: string, projection: Projection): UrlMapAnswer {
	const category = categories.find(({ url_path }) => url_path === path);
	return category ? { _type: 'category', _source: createProjection(projection, CATEGORY_FIELDS)(category) } : null;
}

/** Pages have two names for the same: their address and their identifier. */
export function mapPage({ pages }: CatalogView, path: string, projection: Projection): UrlMapAnswer {
	const page = pages.find(({ url_key, identifier }) => url_key === path || identifier === path);
	return page ? { _type: 'cms_page', _source: createProjection(projection, PAGE_FIELDS)(page) } : null;
}
