import { expect, type Locator, type Page } from '@playwright/test';

/** No page of the shop has as many stops. */
const MAX_STOPS = 300;

/** Walks from control to control until this one has the focus, and checks that the focus can be seen. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
	await walk(page, control, ([element, ...others]) => others.length === 0 && element === document.activeElement);
	await expect(control).toBeFocused();
}

/** Walks into a group of radio buttons, of which only one has a stop. */
export async function tabInto(page: Page, group: Locator): Promise<void> {
	await walk(
		page,
		group,
		([element, ...others]) => others.length === 0 && element?.contains(document.activeElement) === true,
	);
}

async function walk(page: Page, place: Locator, isThere: (found: Element[]) => boolean): Promise<void> {
	for (let stop = 0; stop < MAX_STOPS && !(await place.evaluateAll(isThere)); stop += 1)
		await page.keyboard.press('Tab');
	expect(await place.evaluateAll(isThere), `the focus comes to ${place}`).toBe(true);
	expect(await page.evaluate(isFocusShown), 'the focus is shown').toBe(true);
}

/** Whether an outline shows the focus: on the control, on what is drawn over it, or on the label around it. */
function isFocusShown(): boolean {
	const places: Element[] = [];
	for (let at = document.activeElement; at && places.length < 3; at = at.parentElement) places.push(at);
	const looks = places.flatMap((place) => [getComputedStyle(place), getComputedStyle(place, '::after')]);
	return looks.some(({ outlineStyle, outlineWidth }) => {
		return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
	});
}

export async function type(page: Page, field: Locator, text: string): Promise<void> {
	await tabTo(page, field);
	await page.keyboard.insertText(text);
}

/** Goes to a control and uses it as its kind wants: `Enter` for links and buttons, `Space` for boxes and choices. */
export async function press(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
	await tabTo(page, control);
	await page.keyboard.press(key);
}
