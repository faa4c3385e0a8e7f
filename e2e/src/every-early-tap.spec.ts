import type { Locator, Page } from '@playwright/test';
import { openSecondShell, type SecondShell } from './second-shell.ts';
import { addToCart, chooseVariant } from './shopper.ts';
import { slowDown } from './slow-phone.ts';
import { expect, test } from './watch-console.ts';

let shop: SecondShell;
test.beforeAll(async () => {
	// only a shop with statistics has the consent button in its footer
	shop = await openSecondShell(undefined, undefined, { GOOGLE_ANALYTICS_ID: 'G-TEST' });
});
test.afterAll(() => shop.close());

/** The effect that a tap must have, by the name of the control. */
interface Control {
	name: RegExp;
	/** Runs before the tap, as early as the tap itself. */
	before?: (page: Page) => Promise<void>;
	done: (page: Page, control: Locator) => Promise<void>;
}

const opensDialog = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();
const unfolds = (_: Page, summary: Locator) => expect(summary.locator('..')).toHaveAttribute('open');

/** Controls around every page; each of them is tapped on one page. */
const SEARCH: Control = { name: /^Szukaj$/, done: (page) => expect(page.getByRole('combobox').first()).toBeFocused() };
const LANGUAGE: Control = { name: /^(PL )?Język i kraj$/, done: opensDialog };
const WISHLIST: Control = { name: /^Lista życzeń(?!:)/, done: opensDialog };
const CART: Control = { name: /^Koszyk/, done: opensDialog };
const MENU: Control = {
	name: /^Menu$/,
	done: (page) => expect(page.getByText('Ona', { exact: true }).filter({ visible: true }).first()).toBeVisible(),
};
const CONSENT: Control = {
	name: /^Zgoda na statystyki$/,
	done: (page) => expect(page.getByRole('region', { name: 'Czy możemy liczyć odwiedziny?' })).toBeVisible(),
};
/** Asked by the client in an idle moment, so these buttons never come before it. */
const ANSWER: Control = {
	name: /^(Z|Nie z)gadzam się$/,
	done: (page) => expect(page.getByRole('region', { name: 'Czy możemy liczyć odwiedziny?' })).toBeHidden(),
};
const EVERYWHERE = [SEARCH, LANGUAGE, WISHLIST, CART, MENU, CONSENT, ANSWER];

const isPressed = (_: Page, button: Locator) => expect(button).toHaveAttribute('aria-pressed', 'true');
const HEART: Control = { name: /^Lista życzeń: /, done: isPressed };
const FILTERS: Control = { name: /^Filtry/, done: unfolds };

const ADD: Control = {
	name: /^Dodaj do koszyka$/,
	before: (page) => page.getByRole('radio', { name: 'S', exact: true }).check(),
	// not its notification, which may be gone when the last control is tapped
	done: (page) => expect(page.getByRole('banner').getByText('1 sztuka w koszyku')).toBeAttached(),
};
const WISH: Control = { name: /^(Dodaj do listy|Na liście) życzeń$/, done: isPressed };
const COMPARE: Control = { name: /^(Dodaj do porównania|W porównaniu)$/, done: isPressed };
const DETAILS: Control = { name: /^Szczegóły$/, done: unfolds };
const DESCRIPTION: Control = {
	name: /^Opis$/,
	done: (_, summary) => expect(summary.locator('..')).not.toHaveAttribute('open'),
};

const MORE: Control = {
	name: /^O jedną sztukę więcej$/,
	done: (page) => expect(page.getByRole('textbox', { name: /^Liczba sztuk/ })).toHaveValue('2'),
};
const LESS: Control = {
	name: /^O jedną sztukę mniej$/,
	done: (page) => expect(page.getByRole('textbox', { name: /^Liczba sztuk/ })).toHaveValue('1'),
};
const COUPON: Control = { name: /^Mam kod rabatowy$/, done: unfolds };
const GIFT_CARD: Control = { name: /^Mam kartę podarunkową$/, done: unfolds };
const ORDER: Control = {
	name: /^Zamawiam i płacę$/,
	done: (page) => expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('aria-invalid', 'true'),
};
const REMOVE: Control = {
	name: /^Usuń z koszyka: /,
	done: (page) => expect(page.getByText('Czy na pewno chcesz usunąć ten produkt?')).toBeVisible(),
};

const LOG_IN: Control = {
	name: /^Zaloguj się$/,
	before: (page) => page.getByLabel('E-mail').fill('anna@example.pl'),
	done: async (page) => {
		await expect(page.getByLabel('Hasło')).toHaveAttribute('aria-invalid', 'true');
		await expect(page.getByLabel('E-mail')).toHaveValue('anna@example.pl');
	},
};

const FORGET: Control = { name: /^Usuń moje dane z tego urządzenia$/, done: opensDialog };

const CONTROLS = 'button:enabled, [role="button"], a[data-overlay], summary';

/** With any kind of space for each space, because short words are tied to the next one. */
const spaced = ({ source }: RegExp) => new RegExp(source.replaceAll(' ', '\\s'));

/** Controls whose name no expectation knows. */
async function unexpected(page: Page, known: readonly Control[]): Promise<string[]> {
	const names = await page
		.locator(CONTROLS)
		.evaluateAll((all) =>
			all.filter((one) => one.checkVisibility()).map((one) => one.ariaLabel ?? one.textContent.trim()),
		);
	return names.filter((text) => !known.some(({ name }) => spaced(name).test(text)));
}

function find(page: Page, control: Control): Locator {
	const name = spaced(control.name);
	const controls = page.locator(CONTROLS).filter({ visible: true });
	return controls
		.and(page.getByRole('button', { name }))
		.or(controls.filter({ hasText: name }))
		.first();
}

interface Load {
	controls: readonly Control[];
	/** Controls that the page may have. */
	known: readonly Control[];
}

/** Taps each control as soon as it is visible, and checks its effect. */
async function tapEarly(page: Page, path: string, { controls, known }: Load): Promise<void> {
	await page.goto(shop.origin + path, { waitUntil: 'commit' });
	if (controls[0]) await find(page, controls[0]).waitFor();
	expect(await unexpected(page, known)).toEqual([]);
	for (const control of controls) {
		await control.before?.(page);
		await find(page, control).click();
	}
	for (const control of controls) await control.done(page, find(page, control));
}

interface Visit {
	/** Controls of the page itself, without those around every page. */
	own: Control[];
	/** Controls to tap in each load of the page. */
	loads: Control[][];
}

const SAVE: Control = {
	name: /^Przenieś na listę życzeń: /,
	done: (page) => expect(page.getByText(/^Przeniesiono na listę życzeń: /)).toBeAttached(),
};

const VISITS: Record<string, Visit> = {
	'/': { own: [], loads: [[CONSENT, SEARCH]] },
	'/ona/sukienki': { own: [HEART, FILTERS], loads: [[HEART, FILTERS, LANGUAGE], [WISHLIST]] },
	'/sukienka-lniana-jagna': {
		own: [ADD, WISH, COMPARE, DETAILS, DESCRIPTION],
		loads: [[ADD, WISH, COMPARE, DETAILS, DESCRIPTION]],
	},
	'/cart': {
		own: [MORE, LESS, COUPON, GIFT_CARD, ORDER, REMOVE, SAVE],
		loads: [[MORE, COUPON, GIFT_CARD, ORDER, REMOVE], [LESS], [SAVE]],
	},
	'/login': { own: [LOG_IN, FORGET], loads: [[LOG_IN], [CART], [FORGET]] },
};

/** Prepares the shopper on a fast network. */
const PREPARATIONS: Record<string, (page: Page) => Promise<void>> = {
	// the shopper has answered, so that only a tap opens the question again
	'/': async (page) => {
		await page.goto(`${shop.origin}/faq`);
		await page.getByRole('button', { name: 'Zgadzam się', exact: true }).click();
	},
	'/cart': async (page) => {
		await page.goto(`${shop.origin}/sukienka-lniana-jagna`);
		await chooseVariant(page, 'Rudy');
		await addToCart(page);
	},
};

for (const [path, { own, loads }] of Object.entries(VISITS)) {
	test(`every button of ${path} does what it is for when it is tapped as soon as it is there (11.13)`, async ({
		page,
	}) => {
		await PREPARATIONS[path]?.(page);
		await slowDown(page);
		for (const controls of loads) await tapEarly(page, path, { controls, known: [...EVERYWHERE, ...own] });
	});
}

test('the menu of a phone opens when it is tapped as soon as it is there', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 800 });
	await slowDown(page);
	await tapEarly(page, '/', { controls: [MENU], known: EVERYWHERE });
});
