import type { WorkshopEntry } from '../workshop/workshop-entry.ts';
import { Checkbox } from './checkbox.tsx';

export const entry: WorkshopEntry = {
	name: 'Pole wyboru',
	states: {
		puste: () => <Checkbox>Chcę dostawać list raz w miesiącu</Checkbox>,
		zaznaczone: () => <Checkbox defaultChecked>Zapamiętaj mnie na tym urządzeniu</Checkbox>,
		'z błędem': () => <Checkbox error="Zaakceptuj regulamin.">Akceptuję regulamin sklepu</Checkbox>,
		wyłączone: () => <Checkbox disabled>Odbiór w sklepie</Checkbox>,
	},
};
