import type { SourcePicture } from '@pasaz/commerce-api/catalog-source';
import { cloth } from './cloths.ts';
import { type ColourName, colour, isMelange } from './colours.ts';
import type { Draft } from './draft.ts';
import { type Drawing, type Garment, type GarmentDrawing, VIEWS, type View } from './pictures/garment.ts';
import { rollInt } from './random.ts';
import { slug } from './slug.ts';
import { relativeLength } from './usual-length.ts';
import { USUAL_PARTS } from './usual-parts.ts';

/** The drawing of a design in one of its colours. */
export function garmentOf({ design, family }: Pick<Draft, 'design' | 'family'>, of: ColourName): Garment {
	const { hex, accent } = colour(of);
	const shape = design.shape ?? family.shape;
	const parts = { ...USUAL_PARTS[shape], ...design.parts };
	return {
		shape,
		cut: design.cut ?? 'regular',
		colour: hex,
		accent,
		pattern: design.pattern ?? (isMelange(of) ? 'melange' : 'plain'),
		fabric: cloth(design.cloth).fabric,
		parts,
		length: relativeLength(shape, design.wearer ?? family.wearer, design.length),
		seed: rollInt(`seed ${design.name}`, 1, 999_999),
	};
}

/** `/s/u/sukienka-lniana-jagna-rudy` */
function stem(name: string): string {
	const file = slug(name);
	return `/${file.charAt(0)}/${file.charAt(1)}/${file}`;
}

const drawnAs = (drawing: Drawing): SourcePicture => ({ kind: 'drawn', drawing });

/** The picture of a set: its parts together. */
export function setPicture(name: string, set: Garment[]): [path: string, picture: SourcePicture] {
	return [`${stem(name)}-front`, drawnAs({ set })];
}

/** The three views of one drawn thing, by path. */
export function viewsOf(name: string, drawing: Omit<GarmentDrawing, 'view'>): Map<string, SourcePicture> {
	const drawn = (view: View) => drawnAs({ ...drawing, view });
	return new Map(VIEWS.map((view) => [`${stem(name)}-${view}`, drawn(view)]));
}

export function picturesIn(draft: Draft, of: ColourName): Map<string, SourcePicture> {
	return viewsOf(`${draft.design.name} ${colour(of).label}`, { garment: garmentOf(draft, of) });
}
