import type { WorkshopEntry } from '../workshop/workshop-entry.ts';
import { Badge } from './badge.tsx';

export const entry: WorkshopEntry = {
	name: 'Etykieta',
	states: {
		zwykła: () => <Badge>Nowość</Badge>,
		ważna: () => <Badge tone="accent">−40%</Badge>,
		cicha: () => <Badge tone="quiet">Wyprzedane</Badge>,
	},
};
