import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { ConfigError } from './config-error.ts';
import { PickupPoints, PlaceRanges } from './delivery-lists.ts';
import { FeedCategories } from './feed-categories.ts';
import { SearchSettings } from './search-settings.ts';

export const ROOT = resolve(import.meta.dirname, '../../..');

interface SettingFiles {
	PLACES?: string | undefined;
	PICKUP_POINTS?: string | undefined;
	SEARCH?: string | undefined;
	FEED_CATEGORIES?: string | undefined;
}

/** What the files of settings hold. @throws ConfigError for a file that cannot be used */
export function toSettingFiles({ PLACES, PICKUP_POINTS, SEARCH, FEED_CATEGORIES }: SettingFiles) {
	return {
		/** Cities by postcode; without the setting none is known. */
		places: PLACES ? readSetting('PLACES', PLACES, PlaceRanges) : [],
		/** Parcel lockers; without the setting goods are brought to addresses only. */
		pickupPoints: PICKUP_POINTS ? readSetting('PICKUP_POINTS', PICKUP_POINTS, PickupPoints) : [],
		search: SEARCH ? readSetting('SEARCH', SEARCH, SearchSettings) : SearchSettings.parse({}),
		/** What feeds say of the products in categories; nothing without the setting. */
		feedCategories: FEED_CATEGORIES ? readSetting('FEED_CATEGORIES', FEED_CATEGORIES, FeedCategories) : {},
	};
}

/** What a setting's JSON file holds. @throws ConfigError that names the first fault by its place in the file */
export function readSetting<Schema extends z.core.$ZodType>(
	setting: string,
	file: string,
	schema: Schema,
): z.output<Schema> {
	const parsed = z.safeParse(schema, readJson(setting, file));
	if (parsed.success) return parsed.data;
	const [first] = parsed.error.issues;
	const place = first && first.path.length > 0 ? `${first.path.join('.')}: ` : '';
	throw new ConfigError(`Bad settings: ${setting}: ${place}${first?.message}`);
}

function readJson(setting: string, file: string): unknown {
	try {
		return JSON.parse(readFileSync(resolve(ROOT, file), 'utf8'));
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message.replaceAll(/\s+/g, ' ') : '';
		throw new ConfigError(`Bad settings: ${setting}: ${reason}`, { cause });
	}
}
