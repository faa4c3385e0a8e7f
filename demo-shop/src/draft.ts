import type { Season } from './cloths.ts';
import { cloth } from './cloths.ts';
import type { Design, Family } from './design.ts';
import { families } from './families/families.ts';
import { roll } from './random.ts';
import { slug } from './slug.ts';

/** A design with its place in the collection, before stock and reductions are known. */
export interface Draft {
	design: Design;
	family: Family;
	sku: string;
	urlKey: string;
	season: Season;
	/** Days before the demo shop's day on which it was first offered. */
	age: number;
	/** Counts the designs of the same cloth, so that its sentences take turns. */
	ofCloth: number;
	/** Counts the designs of the family, for the same reason. */
	ofFamily: number;
}

const OLDEST: Record<Season, (chance: number) => number> = {
	winter: (chance) => 2 + chance * 110,
	summer: (chance) => 190 + chance * 420,
	all: (chance) => 1 + chance ** 2 * 600,
};

function draft(family: Family, design: Design, number: number, ofCloth: number): Draft {
	const season = design.season ?? cloth(design.cloth).season;
	return {
		design,
		family,
		sku: `BRZ-${family.code}-${String(number).padStart(3, '0')}`,
		urlKey: slug(design.name),
		season,
		age: Math.floor(OLDEST[season](roll(`age ${design.name}`))),
		ofCloth,
		ofFamily: number - 1,
	};
}

/** Every garment of the collection, in the order of the families. */
export function drafts(): Draft[] {
	const seen = new Map<string, number>();
	return families.flatMap((family) =>
		family.designs.map((design, index) => {
			const ofCloth = seen.get(design.cloth) ?? 0;
			seen.set(design.cloth, ofCloth + 1);
			return draft(family, design, index + 1, ofCloth);
		}),
	);
}
