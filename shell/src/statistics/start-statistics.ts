import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { loadTexts } from '@pasaz/kernel/i18n/loaded-texts';
import { atom, type ReadableAtom } from 'nanostores';
import type { ComponentType } from 'react';
import { startAnalytics } from './start-analytics.ts';

const $panel = atom<ComponentType | null>(null);
/** Asks for consent; null until an idle moment, and for good where the shop keeps no statistics. */
export const $consentPanel: ReadableAtom<ComponentType | null> = $panel;

/** Starts statistics, and the question whether there may be any. Nothing of it is needed for a first page. */
export async function startStatistics(storeView: StoreView): Promise<void> {
	await startAnalytics(storeView);
	if (!storeView.analytics) return;
	const { ConsentPanel } = await import(/* webpackChunkName: "consent-panel" */ './consent-panel.tsx');
	await loadTexts(document.documentElement.lang);
	$panel.set(ConsentPanel);
}
