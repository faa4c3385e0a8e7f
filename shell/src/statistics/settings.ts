import type { ShownStoreView } from '@pasaz/kernel/contract/store-view';

export type AnalyticsSettings = NonNullable<ShownStoreView['analytics']>;

/** One warning per extension without an id, for developers (rule 23.7). */
export function missingIds({ ids: { google, facebook } }: AnalyticsSettings): string[] {
	return [
		...(google ? [] : ['The Google Analytics id is missing: the extension is off']),
		...(facebook ? [] : ['The Facebook pixel id is missing: the extension is off']),
	];
}
