import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KEPT_IN_PART, NOT_KEPT } from './rule-exceptions.ts';
import { definedRules, type Holder, readHolders } from './rule-holders.ts';

/** What the specification says, who holds it, and what nobody holds, by the number of the rule. */
export interface Rules {
	defined: readonly string[];
	holders: readonly Holder[];
	/** Reasons. */
	notKept: Record<string, string>;
	keptInPart: Record<string, string>;
}

const EXCEPTIONS = 'scripts/rule-exceptions.ts';

export function ruleFaults({ defined, holders, notKept, keptInPart }: Rules): string[] {
	const held = new Set(holders.map(({ rule }) => rule));
	const known = new Set(defined);
	const excepted = [...Object.keys(notKept), ...Object.keys(keptInPart)].map((rule) => ({ rule, file: EXCEPTIONS }));
	return [
		...defined
			.filter((rule) => !held.has(rule) && !(rule in notKept))
			.map((rule) => `nothing holds rule ${rule}: cite it in the title of a test that proves it`),
		...[...holders, ...excepted]
			.filter(({ rule }) => !known.has(rule))
			.map(({ rule, file }) => `${file} cites rule ${rule}, which docs/specification.md does not have`),
		...Object.keys(notKept)
			.filter((rule) => held.has(rule))
			.map((rule) => `${EXCEPTIONS} says that rule ${rule} is not kept, but something holds it: remove it there`),
	];
}

export function ruleTable({ defined, holders, notKept, keptInPart }: Rules): string {
	const rows = defined.map((rule) => {
		const own = holders.filter((holder) => holder.rule === rule);
		const cells = own.map(({ file, title }) => [file, title].filter(Boolean).join(': ').replaceAll('|', '\\|'));
		if (notKept[rule]) cells.push(`not kept: ${notKept[rule]}`);
		if (keptInPart[rule]) cells.push(`kept in part: ${keptInPart[rule]}`);
		return `| ${rule} | ${cells.join('<br>')} |`;
	});
	return ['| rule | held by |', '| --- | --- |', ...rows].join('\n');
}

export function ruleSummary({ defined, holders, notKept, keptInPart }: Rules): string {
	const held = new Set(holders.map(({ rule }) => rule));
	const tested = new Set(holders.filter(({ title }) => title).map(({ rule }) => rule));
	const counts = [`${tested.size} held by tests`, `${held.size - tested.size} by files alone`];
	return [
		`${defined.length} rules: ${counts.join(', ')}, ${Object.keys(notKept).length} not kept`,
		...Object.entries(notKept).map(([rule, reason]) => `rule ${rule} is not kept: ${reason}`),
		...Object.entries(keptInPart).map(([rule, reason]) => `rule ${rule} is kept in part: ${reason}`),
	].join('\n');
}

if (import.meta.main) {
	const root = join(import.meta.dirname, '..');
	const defined = definedRules(readFileSync(join(root, 'docs/specification.md'), 'utf8'));
	const rules: Rules = { defined, holders: readHolders(root), notKept: NOT_KEPT, keptInPart: KEPT_IN_PART };
	if (process.argv[2] === 'table') console.log(ruleTable(rules));
	else {
		const faults = ruleFaults(rules);
		for (const fault of faults) console.error(fault);
		console.log(ruleSummary(rules));
		if (faults.length > 0) process.exitCode = 1;
	}
}
