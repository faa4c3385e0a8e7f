import { folderOf } from '../packages.ts';
import { SetRefused } from '../publish.ts';
import { placedIn, type ReleaseSet } from '../release.ts';
import type { CliSettings } from './settings.ts';
import { advise, type Rehearsal, rehearse } from './shop.ts';

const MOST_TOLD = 10;

const TIME = /: \d+ ms, were \d+$/;

const MOST_PAGES = 3;

/** A line for each difference, with the pages that have it; times, which differ by what else the machine does, come last. */
export function linesOf(pages: Rehearsal['pages'], kind: 'faults' | 'changes'): string[] {
	const urls = new Map<string, string[]>();
	for (const page of pages) {
		const cause = kind === 'faults' && page.cause ? `: ${page.cause}` : '';
		for (const text of page[kind]) urls.set(text + cause, [...(urls.get(text + cause) ?? []), page.url]);
	}
	const lines = [...urls].map(([text, all]) => {
		const others = all.length > MOST_PAGES ? ` and ${all.length - MOST_PAGES} more` : '';
		return `${all.slice(0, MOST_PAGES).join(', ')}${others}: ${text}`;
	});
	return lines.toSorted((a, b) => Number(TIME.test(a)) - Number(TIME.test(b)));
}

function tell(lines: readonly string[]): void {
	for (const line of lines.slice(0, MOST_TOLD)) console.log(`  ${line}`);
	if (lines.length > MOST_TOLD) console.log(`  and ${lines.length - MOST_TOLD} more`);
}

/** Slices that were built with another contract than the shell's: what they take is there, and the types of it may differ. */
async function otherContracts({ store }: CliSettings, set: ReleaseSet): Promise<string[]> {
	const placed = placedIn(set).map(async ([name, { version }]) => [name, await store.find(name, version)] as const);
	const contracts = new Map((await Promise.all(placed)).map(([name, release]) => [name, release?.kernel?.contract]));
	const shell = contracts.get('shell');
	return [...contracts].flatMap(([name, contract]) =>
		shell && contract && contract !== shell
			? [`${folderOf(name)} was built with the contract ${contract}, the shell with ${shell}`]
			: [],
	);
}

/** Has the running shop try a set, and tells what differs. @returns what refuses a set whose pages fail */
export function rehearsedBy(settings: CliSettings) {
	return async (set: ReleaseSet): Promise<void> => {
		const rehearsal = await rehearse(settings, set.id).catch(advise('. --without-rehearsal goes on without it'));
		const faults = linesOf(rehearsal.pages, 'faults');
		if (faults.length > 0) throw new SetRefused(faults.join('\n'));
		console.log(`Rehearsed ${rehearsal.pages.length} pages in ${(rehearsal.ms / 1000).toFixed(1)} s: no fault`);
		tell([...(await otherContracts(settings, set)), ...linesOf(rehearsal.pages, 'changes')]);
	};
}
