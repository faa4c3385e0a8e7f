import type { WorkshopEntry } from '../workshop/workshop-entry.ts';
import { Steps } from './steps.tsx';

export const entry: WorkshopEntry = {
	name: 'Kroki',
	states: {
		zwykłe: () => <Steps steps={['Zapakuj towar.', 'Wydrukuj formularz.', 'Wyślij paczkę na nasz adres.']} />,
	},
};
