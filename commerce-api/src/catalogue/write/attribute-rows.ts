import type { Attribute } from '@pasaz/kernel/contract/catalog';
import {
	CatalogError,
	type CatalogSource,
	type CatalogTranslation,
	type SourceAttribute,
} from '../source/catalog-source.ts';
import type { IdOf } from './catalog-ids.ts';

/** @param translated names of options in a store view, by attribute and by their label in the catalogue */
export function attributeRows(source: CatalogSource, idOf: IdOf, translated: CatalogTranslation['attributes'] = {}) {
	return source.attributes.map((attribute) => ({
		id: idOf('attribute', attribute.code),
		code: attribute.code,
		filterable: attribute.filterable,
		document: toDocument(attribute, idOf, translated[attribute.code]?.options ?? {}),
	}));
}

function toDocument(attribute: SourceAttribute, idOf: IdOf, names: Record<string, string>): Attribute {
	return {
		attribute_id: idOf('attribute', attribute.code),
		attribute_code: attribute.code,
		frontend_input: attribute.input,
		frontend_label: attribute.label,
		is_user_defined: true,
		is_visible: true,
		is_visible_on_front: attribute.visibleOnFront,
		is_comparable: attribute.comparable,
		options: attribute.options.map(({ label, swatch }, index) => ({
			value: idOf('option', `${attribute.code}/${label}`),
			label: names[label] ?? label,
			sort_order: index + 1,
			...(swatch && { swatch }),
		})),
	};
}

type AttributeRow = ReturnType<typeof attributeRows>[number];

export interface AttributeBook {
	get(code: string): Attribute;
	isFilterable(code: string): boolean;
	option(code: string, label: string): Attribute['options'][number];
}

/** Throws a CatalogError for an undeclared attribute. Options are found by their label in the catalogue. */
export function attributeBook(rows: AttributeRow[], shown = rows): AttributeBook {
	const byCode = new Map(shown.map((row) => [row.code, row]));
	const options = new Map(
		rows.map(({ code, document }) => [code, new Map(document.options.map((option) => [option.label, option]))]),
	);
	const get = (code: string) => {
		const row = byCode.get(code);
		if (!row) throw new CatalogError(`The attribute "${code}" is used but not declared`);
		return row;
	};
	return {
		get: (code) => get(code).document,
		isFilterable: (code) => get(code).filterable,
		option: (code, label) => {
			const option = options.get(code)?.get(label);
			if (!option) throw new CatalogError(`The attribute "${code}" has no option "${label}"`);
			return option;
		},
	};
}
