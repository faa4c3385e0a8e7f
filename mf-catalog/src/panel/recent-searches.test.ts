import { fakeBrowser, untilStored } from '@pasaz/kernel/stores/browser.fake';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

async function open() {
	vi.resetModules();
	const searches = await import('./recent-searches.ts');
	searches.startRecentSearches();
	return searches;
}

beforeEach(() => void fakeBrowser());
afterEach(() => vi.unstubAllGlobals());

it('keeps the last six searches, each once, the latest first, and over a reload', async () => {
	const { items } = fakeBrowser();
	const { addRecentSearch, $recentSearches } = await open();
	for (const term of ['len', 'wełna', 'LEN', 'szal', 'płaszcz', 'buty', 'czapka', 'pasek']) addRecentSearch(term);
	expect($recentSearches.get()).toEqual(['pasek', 'czapka', 'buty', 'płaszcz', 'szal', 'LEN']);
	await untilStored();
	fakeBrowser(Object.fromEntries(items));
	expect((await open()).$recentSearches.get()).toEqual(['pasek', 'czapka', 'buty', 'płaszcz', 'szal', 'LEN']);
});

it.each(['"len"', '[1]', '[""]', `["${'x'.repeat(300)}"]`])('starts empty where %s is stored', async (stored) => {
	fakeBrowser({ 'shop/device/recent-searches': stored });
	expect((await open()).$recentSearches.get()).toEqual([]);
});

it('forgets all when asked to', async () => {
	const { addRecentSearch, clearRecentSearches, $recentSearches } = await open();
	addRecentSearch('len');
	clearRecentSearches();
	expect($recentSearches.get()).toEqual([]);
});
