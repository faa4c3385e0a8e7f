import type { StoreView } from '../contract/store-view.ts';

export type AnalyticsSettings = NonNullable<StoreView['analytics']>;

/** One warning for each extension that has no id, for the shop's developers (first document, section 8). */
export function missingIds(settings: AnalyticsSettings | undefined): string[] {
	if (!settings) return ['Analytics ids are missing: the analytics extensions are off'];
	const { google, facebook } = settings.ids;
	return [
		...(google ? [] : ['The Google Analytics id is missing: the extension is off']),
		...(facebook ? [] : ['The Facebook pixel id is missing: the extension is off']),
	];
}
