import type { SourcePrice } from '@pasaz/commerce-api/catalog-source';
import { dateAgo, daysAgo } from './calendar.ts';
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

/** In days before the demo shop's day. */
interface Period {
	began: number;
	ended?: number;
	/** Whether the catalogue names the days, or only the price. */
	isDated: boolean;
}

function period(index: number): Period {
	if (index === 3 || index === 11) return { began: 75, ended: 40, isDated: true };
	if (index === 6 || index === 17) return { began: -20, ended: -50, isDated: true };
	if (index % 4 === 1) return { began: 12, ended: -400, isDated: true };
	if (index % 4 === 2) return { began: 26, isDated: true };
	return { began: 18, isDated: false };
}

function dates({ began, ended, isDated }: Period): Pick<SourcePrice, 'specialFrom' | 'specialTo'> {
	if (!isDated) return {};
	return { specialFrom: dateAgo(began), ...(ended !== undefined && { specialTo: dateAgo(ended) }) };
}

/** Some were cheaper for a few days shortly before the reduction: what they are compared with is that price. */
function past({ design, age }: Draft, { began }: Period, special: number): NonNullable<SourcePrice['history']> {
	const regular = design.price;
	const between = Math.max(special, roundedDown((regular + special) / 2));
	const wasCheaper = roll(`lowest ${design.name}`) >= 0.7;
	const sold = { since: daysAgo(Math.max(age, began + 40)), price: regular };
	if (began <= 0) return [sold];
	return [
		sold,
		...(wasCheaper
			? [
					{ since: daysAgo(began + 20), price: between },
					{ since: daysAgo(began + 15), price: regular },
				]
			: []),
		{ since: daysAgo(began), price: special },
	];
}

function promotion(draft: Draft, index: number): Promotion {
	const { design } = draft;
	const regular = design.price;
	const percent = cycle(PERCENTS, rollInt(`percent ${design.name}`, 0, 5));
	const special = roundedDown((regular * (100 - percent)) / 100);
	const time = period(index);
	const { began, ended = Number.NEGATIVE_INFINITY } = time;
	return {
		price: { regular, special, ...dates(time), history: past(draft, time, special) },
		running: began > 0 && ended < 0,
	};
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
