import type { Figures } from './figures.ts';
import { round, table } from './table.ts';
import { verdicts } from './targets.ts';

const kilo = (bytes: number) => round(bytes / 1000, 1);

function weightTable({ weights }: Figures) {
	const rows = [...weights].map(([name, { html, css, js, requests, scriptsBeforeLoad }]) => {
		return [name, kilo(html), kilo(css), kilo(js), requests, scriptsBeforeLoad];
	});
	return table(['first load, brotli-9 kB', 'HTML (brotli-11)', 'CSS', 'JS', 'requests', 'scripts before load'], rows);
}

function paintTable({ paints }: Figures) {
	const rows = [...paints].map(([name, { score, lcp, fcp, tbt, cls }]) => {
		return [name, score, round(lcp), round(fcp), round(tbt), round(cls, 3)];
	});
	return table(['Lighthouse mobile, ms', 'score', 'LCP', 'FCP', 'TBT', 'CLS'], rows);
}

function tapTable({ titles, earlyTap }: Figures) {
	const rows = [
		['tap → title, fast 4G', round(titles.fast)],
		['tap → title, slow 4G', round(titles.slow)],
		['early tap → in the cart, slow 4G', round(earlyTap)],
	];
	return table(['4× slower CPU', 'ms'], rows);
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

/** Writes all figures, and which targets hold, as Markdown. */
export function report(figures: Figures): string {
	return [weightTable, paintTable, tapTable, loadTable, verdicts].map((part) => part(figures)).join('\n\n');
}
