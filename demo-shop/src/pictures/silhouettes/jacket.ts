import type { Brief, Sketch } from '../layer.ts';
import { measure } from '../parts/torso.ts';
import { plainJacket } from './jacket-plain.ts';
import { trucker } from './jacket-trucker.ts';

export function jacket(brief: Brief): Sketch {
	const torso = measure(brief, { neck: 90, shoulder: 244, armpit: 276, waist: 272, hem: 264, hemY: 1090 });
	const draw = brief.garment.fabric === 'denim' ? trucker : plainJacket;
	return { layers: draw(brief, torso), focus: { x: 50, y: 460, zoom: 2.7 } };
}
