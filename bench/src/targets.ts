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
			{ what: `LCP of ${name} against its static page`, measured: page.lcp / floor.lcp, unit: '×', atMost: 1.1 },
			{ what: `FCP of ${name} against its static page`, measured: page.fcp / floor.fcp, unit: '×', atMost: 1.05 },
			{ what: `TBT of ${name}`, measured: page.tbt, unit: 'ms', atMost: 30 },
			{ what: `CLS of ${name}`, measured: page.cls, unit: '', atMost: 0 },
			{
				what: `main thread of ${name} beyond its static page`,
				measured: page.mainThread - floor.mainThread,
				unit: 'ms',
				atMost: 500,
			},
		];
	});
}

const MOST_JS = { home: 144, category: 148, product: 154 };
const MOST_AHEAD = 60;

function weightTargets({ weights, records }: Figures): Target[] {
	const all = [...weights.values()];
	const scripts = Object.entries(MOST_JS).map(([name, atMost]): Target => {
		return { what: `JavaScript that ${name} needs`, measured: (weights.get(name)?.js ?? 0) / 1000, unit: 'kB', atMost };
	});
	const ahead = Math.max(...all.map(({ idleJs, records }) => idleJs + records));
	return [
		...scripts,
		{ what: 'fetched when idle', measured: ahead / 1000, unit: 'kB', atMost: MOST_AHEAD },
		{
			what: 'scripts before load',
			measured: Math.max(...all.map((one) => one.scriptsBeforeLoad)),
			unit: '',
			atMost: 0,
		},
		{ what: 'HTML of a listing', measured: (weights.get('category')?.html ?? 0) / 1000, unit: 'kB', atMost: 14.336 },
		{ what: 'record of a product', measured: records.product / 1000, unit: 'kB', atMost: 5 },
		{ what: 'record of a listing of 50', measured: records.category / 1000, unit: 'kB', atMost: 12 },
		{ what: 'requests of a product page', measured: weights.get('product')?.requests ?? 0, unit: '', atMost: 14 },
	];
}

const COLD = { 'fast 4G': 0.6, 'slow 4G': 0.8 };

function navigationTargets({ navigation, wayBack, pressedTile, earlyTap }: Figures): Target[] {
	const taps = Object.entries(COLD).flatMap(([name, atMost]): Target[] => {
		const { cold, prefetched, staticDocument } = navigation[name === 'fast 4G' ? name : 'slow 4G'];
		const ratio = cold.took / staticDocument;
		return [
			{ what: `cold tap against a static document, ${name}`, measured: ratio, unit: '×', atMost },
			{ what: `rounds of a cold tap, ${name}`, measured: cold.rounds, unit: '', atMost: 2 },
			{ what: `tap after scrolling, ${name}`, measured: prefetched.took, unit: 'ms', atMost: 120 },
			{ what: `rounds of a tap after scrolling, ${name}`, measured: prefetched.rounds, unit: '', atMost: 0 },
		];
	});
	return [
		...taps,
		{ what: 'touch until the tile looks pressed', measured: pressedTile, unit: 'ms', atMost: 50 },
		{ what: 'back to a list of 100', measured: wayBack.took, unit: 'ms', atMost: 100 },
		{ what: 'requests of the way back', measured: wayBack.requests.length, unit: '', atMost: 0 },
		{ what: 'early tap to cart, slow 4G', measured: earlyTap, unit: 'ms', atMost: 2500 },
	];
}

function loadTargets({ loads: { bytes, cached, uncached, listings } }: Figures): Target[] {
	return [
		{ what: 'uncached product page', measured: uncached.perSecond, unit: '/s', atLeast: 900 },
		{ what: 'all-different listings', measured: listings.perSecond, unit: '/s', atLeast: 300 },
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

export function verdicts(figures: Figures): string {
	const parts = [paintTargets, weightTargets, navigationTargets, loadTargets];
	const targets = parts.flatMap((part) => part(figures));
	return table(['target', 'measured', 'bound', ''], targets.map(row));
}
