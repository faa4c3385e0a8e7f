import { Attribute, catalogSearch } from '@pasaz/kernel/contract/catalog';
import type { Api } from '@pasaz/kernel/network/api';

const FIRST = ['color', 'size'];
/** Filters that are no attributes of the shop's own: the editors' choice, and tags. */
const LAST = ['erin_recommends', 'flag'];
const INPUTS = ['select', 'multiselect'];

/** The order in which filters are shown: colour and size first, what the shop adds in the shop's order, flags last. */
export function inFilterOrder(attributes: readonly string[]): string[] {
	const first = FIRST.filter((code) => attributes.includes(code));
	return [...first, ...attributes.filter((code) => !FIRST.includes(code)), ...LAST];
}

/** A filter's name with a dot is a path into a document, never an attribute (first document, section 5). */
export function isAttributeCode(code: string): boolean {
	return !code.includes('.');
}

/** The fields by which this shop's listings can be filtered. */
export async function filterCodes(api: Api): Promise<string[]> {
	const { hits } = await api.call(catalogSearch, {
		body: {
			type: 'attribute',
			searchQuery: {},
			size: 150,
			sourceInclude: ['attribute_code', 'frontend_input'],
		},
	});
	const { attribute_code: code, frontend_input: input } = Attribute.shape;
	const choices = hits.filter((hit) => INPUTS.includes(input.parse(hit.frontend_input)));
	return inFilterOrder(choices.map((hit) => code.parse(hit.attribute_code)).filter(isAttributeCode));
}
