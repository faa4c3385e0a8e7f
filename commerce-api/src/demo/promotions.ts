import type { SourcePrice } from '../catalog/catalog-source.ts';
import { dateAgo } from './calendar.ts';
import type { Draft } from './draft.ts';
import { cycle, roll, rollInt } from './random.ts';

export interface Promotion {
	price: SourcePrice;
	/** Reduced on the demo shop's day: neither over nor still to come. */
	running: boolean;
}

const SHARE = 0.2;
const PERCENTS = [15, 20, 20, 25, 30, 40];
const EAGERNESS = { summer: 3, all: 1.4, winter: 0.7 } as const;

/** Ends in 9.00 złotych, below a hundred in .90. */
function roundedDown(grosze: number): number {
	return grosze >= 100_00 ? Math.floor((grosze - 900) / 1000) * 1000 + 900 : Math.floor((grosze - 90) / 100) * 100 + 90;
}

function period(index: number): Pick<SourcePrice, 'specialFrom' | 'specialTo'> & { running: boolean } {
	if (index === 3 || index === 11) return { specialFrom: dateAgo(75), specialTo: dateAgo(40), running: false };
	if (index === 6 || index === 17) return { specialFrom: dateAgo(-20), specialTo: dateAgo(-50), running: false };
	if (index % 4 === 1) return { specialFrom: dateAgo(12), specialTo: dateAgo(-400), running: true };
	return index % 4 === 2 ? { specialFrom: dateAgo(26), running: true } : { running: true };
}

function promotion({ design }: Draft, index: number): Promotion {
	const regular = design.price;
	const percent = cycle(PERCENTS, rollInt(`percent ${design.name}`, 0, 5));
	const special = roundedDown((regular * (100 - percent)) / 100);
	const between = Math.max(special, roundedDown((regular + special) / 2));
	const lowest30Days = roll(`lowest ${design.name}`) < 0.7 ? regular : between;
	const { running, ...dates } = period(index);
	return { price: { regular, special, lowest30Days, ...dates }, running };
}

/** Which garments are reduced, by sku: mostly what is left of the summer, never a novelty. */
export function promotions(drafts: Draft[], newest: Set<string>): Map<string, Promotion> {
	const chosen = drafts
		.filter(({ sku }) => !newest.has(sku))
		.map((draft) => ({ draft, rank: roll(`sale ${draft.design.name}`) / EAGERNESS[draft.season] }))
		.sort((a, b) => a.rank - b.rank)
		.slice(0, Math.round(drafts.length * SHARE));
	return new Map(chosen.map(({ draft }, index) => [draft.sku, promotion(draft, index)]));
}
