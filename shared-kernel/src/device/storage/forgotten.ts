import { browserArea } from './area.ts';

/** One name for the tabs of all storefronts. */
const MARK = 'shop/device/forgotten';

/** Tells the other tabs that the device was emptied. */
export function tellForgotten(): void {
	browserArea.write(MARK, '1');
	browserArea.remove(MARK);
}

/** Loads this document anew once another tab has emptied the device: what it still has it would store again. */
export function reloadWhenForgotten(): void {
	addEventListener('storage', ({ key, newValue }) => {
		if (key === MARK && newValue !== null) location.reload();
	});
}
