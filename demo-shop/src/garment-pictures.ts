import type { SourcePicture } from '@pasaz/commerce-api/catalog-source';
import { cloth } from './cloths.ts';
import { type ColourName, colour, isMelange } from './colours.ts';
import type { Draft } from './draft.ts';
import { type Drawing, type Garment, VIEWS } from './pictures/garment.ts';
import { rollInt } from './random.ts';
import { slug } from './slug.ts';

function garment({ design, family }: Draft, of: ColourName): Garment {
	const { hex, accent } = colour(of);
	return {
		shape: design.shape ?? family.shape,
		cut: design.cut ?? 'regular',
		colour: hex,
		accent,
		pattern: design.pattern ?? (isMelange(of) ? 'melange' : 'plain'),
		fabric: cloth(design.cloth).fabric,
		seed: rollInt(`seed ${design.name}`, 1, 999_999),
	};
}

/** `/s/u/sukienka-lniana-jagna-rudy` */
function stem(name: string): string {
	const file = slug(name);
	return `/${file.charAt(0)}/${file.charAt(1)}/${file}`;
}

/** The three views of one drawn thing, by path. */
export function viewsOf(name: string, garment: Garment): Map<string, SourcePicture> {
	const drawn = (drawing: Drawing): SourcePicture => ({ kind: 'drawn', drawing });
	return new Map(VIEWS.map((view) => [`${stem(name)}-${view}`, drawn({ garment, view })]));
}

export function picturesIn(draft: Draft, of: ColourName): Map<string, SourcePicture> {
	return viewsOf(`${draft.design.name} ${colour(of).label}`, garment(draft, of));
}
