import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA with the versions before it, and axe's own recommendations. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules that only another colour scheme can break. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Lists what axe finds wrong with a page, each fault with its element. */
export async function axeFaults(page: Page, { only }: { only?: 'colours' } = {}): Promise<string[]> {
	const axe = new AxeBuilder({ page });
	const { violations } = await (only ? axe.withRules(RULES_OF_COLOUR) : axe.withTags(RULES)).analyze();
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(({ html, target, any }) => `${id} at ${target}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`),
	);
}
