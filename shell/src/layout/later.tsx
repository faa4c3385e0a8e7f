import { loadTexts } from '@pasaz/kernel/i18n/loaded-texts';
import { type ComponentType, lazy, useEffect } from 'react';

/**
 * A part of the page that is fetched, with its texts, when it is first shown: one that cannot be had must not take the page
 * along. `instead` runs whenever it would have been rendered.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>, instead: () => void) {
	function Missing() {
		useEffect(instead);
		return null;
	}
	return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
		try {
			const Part = await load();
			await loadTexts(document.documentElement.lang);
			return { default: Part };
		} catch (error) {
			console.warn('A part of the page could not be fetched', error);
			return { default: Missing };
		}
	});
}
