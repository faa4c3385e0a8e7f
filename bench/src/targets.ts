import { type Figures, STATIC } from './figures.ts';
import { type Cell, round, table } from './table.ts';

interface Target {
	what: string;
	measured: number;
	unit: string;
	atMost?: number;
	atLeast?: number;
}

function paintTargets({ paints, weights }: Figures): Target[] {
	return [...weights.keys()].flatMap((name): Target[] => {
		const page = paints.get(name);
		const floor = paints.get(name + STATIC);
		if (!page || !floor) return [];
		return [
			{ what: `LCP of ${name} against its static page`, measured: page.lcp / floor.lcp, unit: '×', atMost: 1.15 },
			{ what: `FCP of ${name}`, measured: page.fcp, unit: 'ms', atMost: 720 },
			{ what: `TBT of ${name}`, measured: page.tbt, unit: 'ms', atMost: 10 },
			{ what: `CLS of ${name}`, measured: page.cls, unit: '', atMost: 0 },
		];
	});
}

function weightTargets({ weights }: Figures): Target[] {
	const early = [...weights.values()].map(({ scriptsBeforeLoad }) => scriptsBeforeLoad);
	return [
		{ what: 'scripts before load', measured: Math.max(...early), unit: '', atMost: 0 },
		{ what: 'JavaScript of a listing', measured: (weights.get('category')?.js ?? 0) / 1000, unit: 'kB', atMost: 165 },
		{ what: 'HTML of a listing', measured: (weights.get('category')?.html ?? 0) / 1000, unit: 'kB', atMost: 14 },
		{ what: 'requests of a product page', measured: weights.get('product')?.requests ?? 0, unit: '', atMost: 12 },
	];
}

function speedTargets({ titles, earlyTap, loads }: Figures): Target[] {
	const { bytes, cached, uncached, listings } = loads;
	return [
		{ what: 'early tap to cart, slow 4G', measured: earlyTap, unit: 'ms', atMost: 2500 },
		{ what: 'tap to title, fast 4G', measured: titles.fast, unit: 'ms', atMost: 90 },
		{ what: 'tap to title, slow 4G', measured: titles.slow, unit: 'ms', atMost: 95 },
		{ what: 'uncached product page', measured: uncached.perSecond, unit: '/s', atLeast: 1500 },
		{ what: 'cached page against its bytes', measured: cached.perSecond / bytes.perSecond, unit: '×', atLeast: 0.6 },
		{ what: 'cached page, p99 at 50 connections', measured: cached.p99, unit: 'ms', atMost: 20 },
		{ what: 'uncached listing, p97.5', measured: listings.p97, unit: 'ms', atMost: 120 },
	];
}

function row({ what, measured, unit, atMost, atLeast }: Target): Cell[] {
	const isHeld = (atMost === undefined || measured <= atMost) && (atLeast === undefined || measured >= atLeast);
	const bound = atMost === undefined ? `≥ ${atLeast}` : `≤ ${atMost}`;
	return [what, `${round(measured, 2)} ${unit}`, `${bound} ${unit}`, isHeld ? 'holds' : '**missed**'];
}

/** Says which of the targets hold. */
export function verdicts(figures: Figures): string {
	const targets = [...paintTargets(figures), ...weightTargets(figures), ...speedTargets(figures)];
	return table(['target', 'measured', 'bound', ''], targets.map(row));
}
