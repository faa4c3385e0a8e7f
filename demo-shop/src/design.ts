import type { SourceTier } from '@pasaz/commerce-api/catalog-source';
import type { CareName } from './care.ts';
import type { ClothName, Season } from './cloths.ts';
import type { ColourName } from './colours.ts';
import type { Cut, Pattern, Shape } from './pictures/garment.ts';
import type { Parts } from './pictures/garment-parts.ts';
import type { SizeScale } from './sizes.ts';

export const WEARERS = { her: 'Kobieta', him: 'Mężczyzna', child: 'Dziecko', anyone: 'Unisex' } as const;
type Wearer = keyof typeof WEARERS;

/** One garment as the label's designer and copywriter hand it over. */
export interface Design {
	name: string;
	/** Gross grosze. */
	price: number;
	/** What a piece costs where there are more of them. */
	tiers?: SourceTier[];
	/** Url path of the category that it hangs in. */
	leaf: string;
	/** Further categories. */
	also?: string[];
	cloth: ClothName;
	colours: ColourName[];
	/** One sentence. */
	lead: string;
	/** One or two paragraphs of its own. */
	story: string[];
	cut?: Cut;
	shape?: Shape;
	/** Where they are not the usual ones of its shape; `details` replace all of those. */
	parts?: Parts;
	pattern?: Pattern;
	season?: Season;
	sizes?: SizeScale;
	/** Centimetres, measured as the family says. */
	length?: number;
	/** On its cloth, where the cloth’s sentences do not fit. */
	woven?: string;
	/** How it is made, where the family’s sentences do not fit. */
	made?: string;
	/** Where it is looked after otherwise than its cloth. */
	care?: CareName;
	/** File in `films/`. */
	film?: string;
	/** A detail for the list at the end. */
	note?: string;
	wearer?: Wearer;
}

/** Garments of one kind, made in one workshop. */
export interface Family {
	/** In SKUs, e.g. `SU` in `BRZ-SU-014`. */
	code: string;
	shape: Shape;
	sizes: SizeScale;
	wearer: Wearer;
	sewnInLodz: boolean;
	/** Sentences on how it is made; each stands on its own and fits every design of the family. */
	making: string[];
	/** What the length is, e.g. `Długość tyłu`. */
	measure: string;
	designs: Design[];
}
