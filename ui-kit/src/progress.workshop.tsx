import type { WorkshopEntry } from '../workshop/workshop-entry.ts';
import { Progress } from './progress.tsx';

export const entry: WorkshopEntry = {
	name: 'Postęp',
	states: {
		początek: () => <Progress value={0} label="Brakuje 300,00 zł do darmowej dostawy" />,
		'w połowie': () => <Progress value={0.5} label="Brakuje 150,00 zł do darmowej dostawy" />,
		koniec: () => <Progress value={1} label="Dostawa jest darmowa" />,
	},
};
