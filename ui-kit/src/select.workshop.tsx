import type { WorkshopEntry } from '../workshop/workshop-entry.ts';
import { Select } from './select.tsx';

const OPTIONS = [
	{ value: '', label: 'Polecane' },
	{ value: 'price', label: 'Cena rosnąco' },
];

export const entry: WorkshopEntry = {
	name: 'Lista wyboru',
	states: {
		zwykła: () => <Select label="Sortuj" options={OPTIONS} />,
		'z błędem': () => <Select label="Temat" options={OPTIONS} error="Wybierz temat." />,
		wyłączona: () => <Select label="Kraj" options={OPTIONS} disabled />,
	},
};
