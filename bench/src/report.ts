import type { Figures } from './figures.ts';
import { type Cell, round, table } from './table.ts';
import { verdicts } from './targets.ts';

const kilo = (bytes: number) => round(bytes / 1000, 1);

function weightTable({ weights }: Figures) {
	const rows = [...weights].map(([name, { html, css, js, requests, idleJs, records, scriptsBeforeLoad }]) => {
		return [name, kilo(html), kilo(css), kilo(js), requests, kilo(idleJs), kilo(records), scriptsBeforeLoad];
	});
	const columns = ['HTML (brotli-11)', 'CSS', 'JS', 'requests', 'JS when idle', 'records ahead', 'scripts before load'];
	return table(['first load, brotli-9 kB', ...columns], rows);
}

function paintTable({ paints }: Figures) {
	const rows = [...paints].map(([name, { score, lcp, fcp, tbt, cls, mainThread }]) => {
		return [name, score, round(lcp), round(fcp), round(tbt), round(cls, 3), round(mainThread)];
	});
	return table(['Lighthouse mobile, ms', 'score', 'LCP', 'FCP', 'TBT', 'CLS', 'main thread'], rows);
}

function tapTable({ navigation, wayBack, pressedTile, earlyTap }: Figures) {
	const taps = Object.entries(navigation).flatMap(([network, { cold, prefetched, staticDocument }]): Cell[][] => [
		[`cold tap → title, ${network}`, round(cold.took), cold.requests.length, cold.rounds],
		[`tap → title after scrolling, ${network}`, round(prefetched.took), prefetched.requests.length, prefetched.rounds],
		[`static product page as a document, ${network}`, round(staticDocument), 1, 1],
	]);
	const others: Cell[][] = [
		['touch → tile looks pressed', round(pressedTile), '', ''],
		['back to a list of 100', round(wayBack.took), wayBack.requests.length, ''],
		['early tap → in the cart, slow 4G', round(earlyTap), '', ''],
	];
	return table(['4× slower CPU', 'ms', 'requests', 'rounds'], [...taps, ...others]);
}

function loadTable({ loads }: Figures) {
	const named = [
		['cached page, 50 connections', loads.cached],
		['its bytes with no cache logic, 50 connections', loads.bytes],
		['uncached product page, 10 connections', loads.uncached],
		['uncached listings, all different', loads.listings],
	] as const;
	const rows = named.map(([name, { perSecond, p97, p99, errors }]) => [name, round(perSecond), p97, p99, errors]);
	return table(['load', 'requests/s', 'p97.5 ms', 'p99 ms', 'errors'], rows);
}

export function report(figures: Figures): string {
	return [weightTable, paintTable, tapTable, loadTable, verdicts].map((part) => part(figures)).join('\n\n');
}
