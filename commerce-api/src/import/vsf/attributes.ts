import type { SourceAttribute } from '../../catalogue/source/catalog-source.ts';
import { toOption } from '../swatches.ts';
import type { Dump } from './collect.ts';
import type { ProductDocument } from './documents.ts';

type AttributeDocument = Dump['attribute'][number];
/** A document with attribute values, as fields or in a list. */
type Holder = Record<string, unknown> & { custom_attributes: { attribute_code: string; value?: unknown }[] };

export interface AttributeBook {
	attributes: SourceAttribute[];
	/** Attribute values of a product or a variant, as labels. */
	valuesOf(document: Holder): Record<string, string | string[]>;
	optionOf(document: Holder, code: string): string | undefined;
}

/** User-defined attributes, without the platform's own such as prices and dates. */
export function attributeBook(documents: AttributeDocument[], products: ProductDocument[]): AttributeBook {
	const options = new Map<string, Map<string, string>>();
	const attributes = new Map<string, SourceAttribute>();
	for (const document of documents) {
		const input = inputOf(document);
		if (!input || !document.is_user_defined) continue;
		const { attribute_code: code } = document;
		attributes.set(code, toAttribute(document, input));
		options.set(
			code,
			new Map(document.options.flatMap(({ value, label }) => (value && label ? [[value, label]] : []))),
		);
	}
	for (const option of products.flatMap(({ configurable_options }) => configurable_options)) {
		declare(option, attributes, options);
	}
	for (const [code, attribute] of attributes) {
		const labels = [...new Set(options.get(code)?.values())];
		attribute.options = labels.map((label) => toOption(code, label));
	}

	const labelsOf = (document: Holder, code: string) =>
		rawValues(document, code).flatMap((value) => options.get(code)?.get(value) ?? []);
	return {
		attributes: [...attributes.values()],
		valuesOf: (document) => {
			const entries = [...attributes].flatMap(([code, { input }]) => {
				const values = input === 'text' ? rawText(document, code) : labelsOf(document, code);
				const [first, ...more] = [...new Set(values)];
				return first === undefined ? [] : [[code, more.length > 0 ? [first, ...more] : first] as const];
			});
			return Object.fromEntries(entries);
		},
		optionOf: (document, code) => labelsOf(document, code)[0],
	};
}

/** Adds the attributes that variants are chosen by, which the dump of attributes may lack. */
function declare(
	{ attribute_code: code, label, values }: ProductDocument['configurable_options'][number],
	attributes: Map<string, SourceAttribute>,
	options: Map<string, Map<string, string>>,
): void {
	const known = options.get(code) ?? new Map<string, string>();
	for (const { value_index, label: name } of values) if (name && !known.has(value_index)) known.set(value_index, name);
	options.set(code, known);
	const shown = { filterable: true, comparable: true, visibleOnFront: true };
	const declared = attributes.get(code);
	if (declared) declared.input = 'select';
	else attributes.set(code, { code, label: label || code, input: 'select', ...shown, options: [] });
}

function inputOf({ frontend_input }: AttributeDocument): SourceAttribute['input'] | undefined {
	if (frontend_input === 'select' || frontend_input === 'multiselect') return 'select';
	return frontend_input === 'text' || frontend_input === 'textarea' ? 'text' : undefined;
}

function toAttribute(document: AttributeDocument, input: SourceAttribute['input']): SourceAttribute {
	const { attribute_code: code, frontend_label, default_frontend_label, is_filterable } = document;
	const isFilterable =
		is_filterable === undefined || is_filterable === null || !['0', 'false'].includes(String(is_filterable));
	return {
		code,
		input,
		options: [],
		label: frontend_label || default_frontend_label || code,
		filterable: input === 'select' && isFilterable,
		comparable: document.is_comparable,
		visibleOnFront: document.is_visible_on_front,
	};
}

function heldBy(document: Holder, code: string): unknown {
	return document[code] ?? document.custom_attributes.find(({ attribute_code }) => attribute_code === code)?.value;
}

/** Option ids as text; indexes write `49`, `"49"`, `"49,50"` or `[49, 50]`. */
function rawValues(document: Holder, code: string): string[] {
	return [heldBy(document, code)].flat().flatMap((value) =>
		typeof value === 'number' || typeof value === 'string'
			? String(value)
					.split(',')
					.map((part) => part.trim())
			: [],
	);
}

function rawText(document: Holder, code: string): string[] {
	const value = heldBy(document, code);
	return typeof value === 'string' && value.trim() !== '' ? [value.trim()] : [];
}
