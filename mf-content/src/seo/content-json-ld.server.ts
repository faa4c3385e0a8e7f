import type { CmsPage, FaqGroup } from '@pasaz/kernel/contract/content';
import type { Absolute, CacheTag, HeadContext, JsonLd } from '@pasaz/kernel/contract/slices';
import { cmsPath } from '@pasaz/kernel/routes';
import { breadcrumbList } from '@pasaz/ui-kit/breadcrumb-list';

export function cmsJsonLd(page: CmsPage, context: HeadContext, absolute: Absolute): readonly JsonLd[] {
	const { title, meta_description, updated_at } = page;
	const written = {
		'@type': 'WebPage',
		name: title,
		url: absolute(cmsPath(page)),
		inLanguage: context.storeView.i18n.defaultLocale,
		dateModified: updated_at,
		...(meta_description && { description: meta_description }),
	};
	return [written, breadcrumbList([], title, { context, absolute })];
}

export function cmsTags({ identifier }: CmsPage): readonly CacheTag[] {
	return [`cms:${identifier}`, 'cms:hierarchy'];
}

export function faqJsonLd(groups: FaqGroup[]): readonly JsonLd[] {
	const questions = groups.flatMap(({ items }) => items);
	if (questions.length === 0) return [];
	return [
		{
			'@type': 'FAQPage',
			mainEntity: questions.map(({ question, answer }) => ({
				'@type': 'Question',
				name: question,
				acceptedAnswer: { '@type': 'Answer', text: answer },
			})),
		},
	];
}

export function faqTags(): readonly CacheTag[] {
	return ['cms:faq'];
}
