import type { Tag } from '@pasaz/kernel/contract/catalog';
import type { CmsPage, FaqGroup } from '@pasaz/kernel/contract/content';
import type { CatalogSource, SourceFaqGroup, SourcePage, SourcePicture, SourceTag } from '../source/catalog-source.ts';
import { cleanHtml } from '../source/clean-html.ts';
import type { IdOf } from './catalog-ids.ts';

export function tagRows(tags: SourceTag[], idOf: IdOf) {
	return tags.map((tag) => ({ id: idOf('tag', tag.slug), slug: tag.slug, document: toTag(tag, idOf) }));
}

export function pageRows(pages: SourcePage[], idOf: IdOf, now: Date) {
	return pages.map((page) => ({
		id: idOf('page', page.urlKey),
		urlKey: page.urlKey,
		document: toPage(page, idOf, now),
	}));
}

export function faqRows(groups: SourceFaqGroup[]): { position: number; document: FaqGroup }[] {
	return groups.map(({ title, items }, position) => ({
		position,
		document: { title, items: items.map(({ question, answer }) => ({ question, answer: cleanHtml(answer) })) },
	}));
}

export function pictureRows(pictures: CatalogSource['pictures']) {
	return [...pictures].map(([path, picture]) => ({ path, ...pictureColumns(picture) }));
}

function pictureColumns(picture: SourcePicture) {
	if (picture.kind === 'file') return { file: picture.file };
	return { drawing: picture.drawing };
}

function toTag(tag: SourceTag, idOf: IdOf): Tag {
	return {
		id: idOf('tag', tag.slug),
		slug: tag.slug,
		url_key: tag.address ?? tag.slug,
		...(tag.addresses && { addresses: tag.addresses }),
		name: tag.name,
		menu_name: tag.menuName ?? tag.name,
		left: tag.left,
		position: tag.position,
	};
}

function toPage(page: SourcePage, idOf: IdOf, now: Date): CmsPage {
	return {
		id: idOf('page', page.urlKey),
		identifier: page.urlKey,
		url_key: page.urlKey,
		title: page.title,
		content: cleanHtml(page.content),
		meta_title: page.title,
		meta_description: page.metaDescription ?? null,
		updated_at: now.toISOString(),
	};
}
