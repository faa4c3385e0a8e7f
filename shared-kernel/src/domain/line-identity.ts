import type { ProductOption } from '../contract/product-option.ts';

export interface LineIdentity {
	sku: string;
	id?: number;
	serverItemId?: number | undefined;
	checksum: string;
	productOption?: ProductOption | undefined;
}

/** Equal texts for equal values, whatever the order of lists and fields. */
export function canonical(value: unknown): string {
	if (Array.isArray(value)) return `[${value.map(canonical).sort().join()}]`;
	if (value === null || typeof value !== 'object') return JSON.stringify(String(value));
	const entries = Object.entries(value).map(([key, part]) => `${key}:${canonical(part)}`);
	return `{${entries.sort().join()}}`;
}

/** Gives the same text for the same choice, whatever the order of its options (rule 11.7). */
export function checksumOf(option: ProductOption | undefined): string {
	const chosen = option?.extension_attributes;
	const lists = [chosen?.bundle_options, chosen?.custom_options, chosen?.configurable_item_options];
	const list = lists.find((candidate) => candidate && candidate.length > 0) ?? [];
	return canonical(list.map(({ ...rest }) => ({ ...rest, label: '', value: '' })));
}

/** Whether the line has choices that are not part of the sku. */
export function hasFreeOptions({ productOption }: Pick<LineIdentity, 'productOption'>): boolean {
	const chosen = productOption?.extension_attributes;
	return Boolean(chosen?.bundle_options?.length || chosen?.custom_options?.length);
}

/** Lines with the same key are the same line (see `isSameLine`), on the device and on the server. */
export function lineKey({ sku, productOption }: Pick<LineIdentity, 'sku' | 'productOption'>): string {
	return hasFreeOptions({ productOption }) ? `${sku}|${checksumOf(productOption)}` : sku;
}

function isConfigured({ productOption }: LineIdentity) {
	return Boolean(productOption?.extension_attributes.configurable_item_options?.length);
}

function sameServerItem(a: LineIdentity, b: LineIdentity) {
	return a.serverItemId !== undefined && a.serverItemId === b.serverItemId;
}

/** Whether two lines are the same product with the same choices (rule 11.6). */
export function isSameLine(a: LineIdentity, b: LineIdentity): boolean {
	if (hasFreeOptions(a) || hasFreeOptions(b))
		return sameServerItem(a, b) || (a.sku === b.sku && a.checksum === b.checksum);
	if (isConfigured(a) || isConfigured(b)) return a.sku === b.sku;
	return (a.id !== undefined && a.id === b.id) || a.sku === b.sku;
}
