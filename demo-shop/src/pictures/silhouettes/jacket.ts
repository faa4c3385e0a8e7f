import type { Fabric } from '../garment.ts';
import type { Brief, Layer, Sketch } from '../layer.ts';
import { measure, type Torso } from '../parts/torso.ts';
import { biker } from './jacket-biker.ts';
import { bomber } from './jacket-bomber.ts';
import { trucker } from './jacket-trucker.ts';

type Jacket = (brief: Brief, torso: Torso) => Layer[];

/** The cloth decides which jacket it is. */
const JACKETS: Partial<Record<Fabric, Jacket>> = {
	leather: biker,
	denim: trucker,
	corduroy: trucker,
	cotton: trucker,
	linen: trucker,
};

export function jacket(brief: Brief): Sketch {
	const torso = measure(brief, { neck: 90, shoulder: 244, armpit: 276, waist: 272, hem: 264, hemY: 1010 });
	const draw = JACKETS[brief.garment.fabric] ?? bomber;
	return { layers: draw(brief, torso), focus: { x: 50, y: 460, zoom: 2.7 } };
}
