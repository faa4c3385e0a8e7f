import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { definedRules, type Holder, readHolders } from './rule-holders.ts';
import { NOT_HELD } from './rules-not-held.ts';

/** What the specification says, who holds it, and what nobody holds, with the reason. */
export interface Rules {
	defined: readonly string[];
	holders: readonly Holder[];
	notHeld: Record<string, string>;
}

/** One line for each rule that nothing holds, and for each citation of a rule that there is not. */
export function ruleFaults({ defined, holders, notHeld }: Rules): string[] {
	const held = new Set(holders.map(({ rule }) => rule));
	const isKnown = new Set(defined);
	return [
		...defined
			.filter((rule) => !held.has(rule) && !(rule in notHeld))
			.map((rule) => `nothing holds rule ${rule}: cite it in the title of a test that proves it`),
		...holders
			.filter(({ rule }) => !isKnown.has(rule))
			.map(({ rule, file }) => `${file} cites rule ${rule}, which docs/specification.md does not have`),
		...Object.keys(notHeld)
			.filter((rule) => held.has(rule) || !isKnown.has(rule))
			.map((rule) => `scripts/rules-not-held.ts names rule ${rule}, which is held or does not exist: remove it`),
	];
}

/** A row of Markdown for each rule. */
export function ruleTable({ defined, holders, notHeld }: Rules): string {
	const rows = defined.map((rule) => {
		const own = holders.filter((holder) => holder.rule === rule);
		const cells = own.map(({ file, title }) => [file, title].filter(Boolean).join(': ').replaceAll('|', '\\|'));
		return `| ${rule} | ${cells.join('<br>') || `not held: ${notHeld[rule]}`} |`;
	});
	return ['| rule | held by |', '| --- | --- |', ...rows].join('\n');
}

/** How many rules are held by what, and those that are not. */
export function ruleSummary({ defined, holders, notHeld }: Rules): string {
	const held = new Set(holders.map(({ rule }) => rule));
	const tested = new Set(holders.filter(({ title }) => title).map(({ rule }) => rule));
	const reasons = Object.entries(notHeld).map(([rule, reason]) => `\nrule ${rule} is not held: ${reason}`);
	return `${defined.length} rules: ${tested.size} held by tests, ${held.size - tested.size} by files alone${reasons.join('')}`;
}

if (import.meta.main) {
	const root = join(import.meta.dirname, '..');
	const defined = definedRules(readFileSync(join(root, 'docs/specification.md'), 'utf8'));
	const rules: Rules = { defined, holders: readHolders(root), notHeld: NOT_HELD };
	if (process.argv[2] === 'table') console.log(ruleTable(rules));
	else {
		const faults = ruleFaults(rules);
		for (const fault of faults) console.error(fault);
		console.log(ruleSummary(rules));
		if (faults.length > 0) process.exitCode = 1;
	}
}
