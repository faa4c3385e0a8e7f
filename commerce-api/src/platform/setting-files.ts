import { resolve } from 'node:path';
import { ConfigError } from './config-error.ts';
import { readPickupPoints, readPlaces } from './delivery-lists.ts';
import { readFeedCategories } from './feed-categories.ts';
import { readSearchSettings } from './search-settings.ts';
import { readStoreViews, type StoreViews } from './store-views.ts';

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
		places: readList('PLACES', PLACES, readPlaces),
		/** Parcel lockers; without the setting goods are brought to addresses only. */
		pickupPoints: readList('PICKUP_POINTS', PICKUP_POINTS, readPickupPoints),
		search: readOr('SEARCH', SEARCH, readSearchSettings),
		/** What feeds say of the products in categories; nothing without the setting. */
		feedCategories: FEED_CATEGORIES ? readOr('FEED_CATEGORIES', FEED_CATEGORIES, readFeedCategories) : {},
	};
}

function readList<Entry>(setting: string, file: string | undefined, read: (file: string) => Entry[]): Entry[] {
	if (!file) return [];
	try {
		return read(resolve(ROOT, file));
	} catch (cause) {
		throw Object.assign(new ConfigError(`Bad settings: ${setting}: the file cannot be used as a list`), { cause });
	}
}

function readOr<Settings, File extends string | undefined>(
	setting: string,
	file: File,
	read: (file: File) => Settings,
): Settings {
	try {
		return read((file && resolve(ROOT, file)) as File);
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message.replaceAll(/\s+/g, ' ') : '';
		throw Object.assign(new ConfigError(`Bad settings: ${setting}: ${reason}`), { cause });
	}
}

/** The storefronts. @throws ConfigError for a file that cannot be used */
export function toStoreViews(file: string): StoreViews {
	try {
		return readStoreViews(resolve(ROOT, file));
	} catch (cause) {
		throw Object.assign(new ConfigError('Bad settings: STORE_VIEWS: expected a JSON file with a list of storefronts'), {
			cause,
		});
	}
}
