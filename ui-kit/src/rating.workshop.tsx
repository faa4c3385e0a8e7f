import type { WorkshopEntry } from '../workshop/workshop-entry.ts';
import { Rating } from './rating.tsx';

export const entry: WorkshopEntry = {
	name: 'Ocena',
	states: {
		'jednej osoby': () => <Rating rating={4} />,
		'średnia kilku': () => <Rating rating={4.3} reviews={12} />,
		najniższa: () => <Rating rating={1} reviews={1} />,
	},
};
