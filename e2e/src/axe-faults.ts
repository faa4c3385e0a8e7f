import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type axeCore from 'axe-core';

/** WCAG 2.2 AA with the versions before it, and axe's own recommendations. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules that only another colour scheme can break. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

const SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
declare const axe: typeof axeCore;

/** The axe of a page asks the one of each frame, which answers no other origin unless it is allowed to. */
async function inject(frame: Frame): Promise<void> {
	if (await frame.evaluate(() => 'axe' in window)) return;
	await frame.evaluate(SCRIPT);
	await frame.evaluate(() => axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }));
}

/** Lists what axe finds wrong with a page, each fault with its element. */
export async function axeFaults(page: Page, { only }: { only?: 'colours' } = {}): Promise<string[]> {
	await Promise.all(page.frames().map(inject));
	const runOnly: axeCore.RunOnly = only ? { type: 'rule', values: RULES_OF_COLOUR } : { type: 'tag', values: RULES };
	// what is well is not described, and no rule in use reads style sheets, which axe would fetch again
	const violations = await page.evaluate(async (asked) => {
		const preload = { assets: ['media'] };
		return (await axe.run({ runOnly: asked, resultTypes: ['violations'], preload })).violations;
	}, runOnly);
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(({ html, target, any }) => `${id} at ${target}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`),
	);
}
