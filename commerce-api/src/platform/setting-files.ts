import { resolve } from 'node:path';
import { ConfigError } from './config-error.ts';
import { readPickupPoints, readPlaces } from './delivery-lists.ts';
import { readSearchSettings, type SearchSettings } from './search-settings.ts';
import { readStoreViews, type StoreViews } from './store-views.ts';

/** The repository's root, from which settings name files. */
export const ROOT = resolve(import.meta.dirname, '../../..');

interface SettingFiles {
	PLACES?: string | undefined;
	PICKUP_POINTS?: string | undefined;
	SEARCH?: string | undefined;
}

/** What the files of settings hold. @throws ConfigError for a file that cannot be used */
export function toSettingFiles({ PLACES, PICKUP_POINTS, SEARCH }: SettingFiles) {
	return {
		/** Cities by postcode; without the setting none is known. */
		places: readList('PLACES', PLACES, readPlaces),
		/** Parcel lockers; without the setting goods are brought to addresses only. */
		pickupPoints: readList('PICKUP_POINTS', PICKUP_POINTS, readPickupPoints),
		/** How texts are searched for. */
		search: toSearch(SEARCH),
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

function toSearch(file: string | undefined): SearchSettings {
	try {
		return readSearchSettings(file && resolve(ROOT, file));
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message.replaceAll(/\s+/g, ' ') : '';
		throw Object.assign(new ConfigError(`Bad settings: SEARCH: ${reason}`), { cause });
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
