import { resolve } from 'node:path';
import { writeShowrooms } from '../../content/showrooms/write-showrooms.ts';
import { getConfig } from '../../platform/config.ts';
import { withDatabase } from '../../platform/database/open-engine.ts';
import { readShelves, readShowrooms } from './read-showrooms.ts';

/** @throws ImportError when a line of a file cannot be used; nothing is written */
export async function importShowrooms(file: string, stockFile: string | undefined): Promise<string> {
	const showrooms = readShowrooms(resolve(file));
	const shelves = stockFile === undefined ? undefined : readShelves(resolve(stockFile), showrooms);
	const counted = shelves && { shelves, now: new Date() };
	await withDatabase(getConfig(process.env), (db) => writeShowrooms(db, showrooms, counted));
	const stock = shelves ? ` with ${shelves.length} lines of stock` : '';
	return `Imported ${showrooms.length} showrooms${stock}.`;
}
