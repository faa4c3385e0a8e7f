import type { Api } from '@pasaz/kernel/network/api';
import { filterAttributes } from '@pasaz/kernel/network/filter-attributes';

const FIRST = ['color', 'size'];
/** Filters besides the shop's attributes. */
const LAST = ['erin_recommends', 'flag'];

export function inFilterOrder(attributes: readonly string[]): string[] {
	const first = FIRST.filter((code) => attributes.includes(code));
	return [...first, ...attributes.filter((code) => !FIRST.includes(code)), ...LAST];
}

/** A filter's name with a dot is a path into a document, never an attribute (rule 6.9). */
export function isAttributeCode(code: string): boolean {
	return !code.includes('.');
}

export async function filterCodes(api: Api): Promise<string[]> {
	return inFilterOrder((await filterAttributes(api)).filter(isAttributeCode));
}
