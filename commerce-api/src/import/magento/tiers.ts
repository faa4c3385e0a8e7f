import { resolve } from 'node:path';
import { ALL_GROUPS } from '@pasaz/kernel/contract/tier-price';
import { roundGrosze, toGrosze } from '@pasaz/kernel/domain/money';
import type { SourcePrice, SourceProduct, SourceTier } from '../../catalogue/source/catalog-source.ts';
import { attempt, type Making } from './product-of-row.ts';
import { type ExportRow, readExport } from './read-export.ts';
import { RowError } from './row-values.ts';

const KIND = {
	name: 'advanced pricing',
	needed: ['sku', 'tier_price_customer_group', 'tier_price_qty', 'tier_price', 'tier_price_value_type'],
};

/** Groups of a new Magento by their names in exports; a shop's own ones have ids that exports do not tell. */
const GROUPS: Record<string, number> = {
	'ALL GROUPS': ALL_GROUPS,
	'NOT LOGGED IN': 0,
	General: 1,
	Wholesale: 2,
	Retailer: 3,
};

/** None without a file. @throws ImportError as `readExport` */
export async function readTierRows(file: string | undefined): Promise<ExportRow[]> {
	if (file === undefined) return [];
	const rows: ExportRow[] = [];
	for await (const row of readExport(resolve(file), () => {}, KIND)) rows.push(row);
	return rows;
}

/** A tier whose price is a share of the regular one is reckoned once that is known. */
type TierOf = (regular: number) => SourceTier;

/** Tiers by sku; rows that tell none are reported and left out. */
export function tiersOf(rows: readonly ExportRow[], making: Making): Map<string, TierOf[]> {
	const tiers = new Map<string, TierOf[]>();
	for (const row of rows) {
		const tier = attempt(row, making, () => tierOf(row));
		if (tier) tiers.set(row.get('sku'), [...(tiers.get(row.get('sku')) ?? []), tier]);
	}
	return tiers;
}

function tierOf(row: ExportRow): TierOf {
	const group = row.get('tier_price_customer_group');
	const groupId = GROUPS[group];
	if (groupId === undefined) throw new RowError(`the group "${group}" of its tier price is none of Magento's own`);
	const [qty, value] = [Math.ceil(numberIn(row, 'tier_price_qty')), numberIn(row, 'tier_price')];
	if (row.get('tier_price_value_type') === 'Fixed') return () => ({ qty, price: toGrosze(value), groupId });
	if (value > 100) throw new RowError(`its tier price has a discount of ${value} %`);
	return (regular) => ({ qty, price: roundGrosze((regular * (100 - value)) / 100), groupId });
}

function numberIn(row: ExportRow, column: string): number {
	const text = row.get(column);
	const number = Number(text);
	if (text === '' || !(number > 0 && number < 10_000_000)) throw new RowError(`the ${column} "${text}" is no number`);
	return number;
}

/** Tiers of a configurable product are those of its variants. */
export function withTiers(product: SourceProduct, tiers: ReadonlyMap<string, TierOf[]>): SourceProduct {
	const { variants } = product;
	return {
		...product,
		price: priceWith(product, tiers),
		...(variants && { variants: variants.map((one) => ({ ...one, price: priceWith(one, tiers) })) }),
	};
}

function priceWith(
	{ sku, price }: Pick<SourceProduct, 'sku' | 'price'>,
	tiers: ReadonlyMap<string, TierOf[]>,
): SourcePrice {
	const own = tiers.get(sku);
	return own ? { ...price, tiers: own.map((tier) => tier(price.regular)) } : price;
}
