import type { Api } from '@pasaz/kernel/network/api';
import { filterAttributes } from '@pasaz/kernel/network/filter-attributes';

const FIRST = ['color', 'size'];
/** Filters that are no attributes of the shop's own: the editors' choice, and tags. */
const LAST = ['erin_recommends', 'flag'];

/** The order in which filters are shown: colour and size first, what the shop adds in the shop's order, flags last. */
export function inFilterOrder(attributes: readonly string[]): string[] {
	const first = FIRST.filter((code) => attributes.includes(code));
	return [...first, ...attributes.filter((code) => !FIRST.includes(code)), ...LAST];
}

/** A filter's name with a dot is a path into a document, never an attribute (rule 6.9). */
export function isAttributeCode(code: string): boolean {
	return !code.includes('.');
}

/** The fields by which this shop's listings can be filtered. */
export async function filterCodes(api: Api): Promise<string[]> {
	return inFilterOrder((await filterAttributes(api)).filter(isAttributeCode));
}
