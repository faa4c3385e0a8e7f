import type { WorkshopEntry } from '../workshop/workshop-entry.ts';
import { Skeleton } from './skeleton.tsx';

export const entry: WorkshopEntry = {
	name: 'Szkielet',
	states: {
		wiersze: () => <Skeleton count={3} />,
		karta: () => <Skeleton shape="card" />,
		pudełko: () => <Skeleton shape="box" />,
	},
};
