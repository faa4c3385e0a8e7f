import type { ContentSource, ContentTranslation } from '@pasaz/commerce-api/content-source';
import { sayIn } from './translate-catalog.ts';
import type { Translation } from './translation.ts';

/** What editors of the demo shop would have written in another language beside pages and questions. */
export function translateContent(source: ContentSource, translation: Translation): ContentTranslation {
	const say = sayIn(translation);
	const { contact, headImage } = source.settings;
	return {
		blocks: Object.fromEntries(
			source.blocks.map(({ identifier, title, content }) => [identifier, { title: say(title), content: say(content) }]),
		),
		hierarchy: Object.fromEntries(source.hierarchy.map(({ key, label }) => [key, say(label)])),
		partners: Object.fromEntries(
			source.partners.map(({ name, description, city }) => [
				name,
				{ name: say(name), description: say(description), city: city && say(city) },
			]),
		),
		layouts: translation.layouts,
		sizeTables: Object.fromEntries(
			source.sizeTables.map(({ name, columns, rows, note }) => [
				name,
				{
					name: say(name),
					columns: columns.map(say),
					rows: rows.map((row) => row.map(say)),
					note: note && say(note),
				},
			]),
		),
		settings: {
			contact: { phone: say(contact.phone), address: say(contact.address), hours: say(contact.hours) },
			headImage: headImage && { ...headImage, alt: say(headImage.alt) },
		},
	};
}
