import type { PickupPoint } from '@pasaz/kernel/contract/pickup-point';
import type { Showroom } from '@pasaz/kernel/contract/showroom';
import { inArray } from 'drizzle-orm';
import { readShowrooms } from '../../content/showrooms/routes.ts';
import type { Database } from '../../platform/database/database.ts';
import { showroomStock as shelves } from '../../platform/database/schema/showrooms.ts';
import type { Demand } from '../stock/stock.ts';

async function collectShowrooms(db: Database, store?: string): Promise<Showroom[]> {
	const all = await readShowrooms(db, store);
	return all.filter(({ services }) => services.includes('collect'));
}

export async function collectCountries(db: Database): Promise<ReadonlySet<string>> {
	return new Set((await collectShowrooms(db)).map(({ country }) => country));
}

function toPoint({ slug, name, street, postcode, city, country, hint }: Showroom): PickupPoint {
	return { id: slug, name, street, postcode, city, country, ...(hint && { hint }) };
}

export async function collectPoint(
	db: Database,
	{ slug, country }: { slug: string | undefined; country: string },
): Promise<PickupPoint | undefined> {
	const found = (await collectShowrooms(db)).find((one) => one.slug === slug && one.country === country.toUpperCase());
	return found && toPoint(found);
}

/** Showrooms whose shelves have all pieces, in the merchant's order and the language of a store view. */
export async function collectPoints(
	db: Database,
	{ store, demand }: { store: string; demand: Demand },
): Promise<PickupPoint[]> {
	const rows = await db
		.select()
		.from(shelves)
		.where(inArray(shelves.sku, [...demand.keys()]));
	const onShelf = new Map(rows.map(({ showroom, sku, qty }) => [`${showroom} ${sku}`, qty]));
	const hasAll = ({ slug }: Showroom) =>
		[...demand].every(([sku, pieces]) => (onShelf.get(`${slug} ${sku}`) ?? 0) >= pieces);
	return (await collectShowrooms(db, store)).filter(hasAll).map(toPoint);
}
