import type { WorkshopEntry } from '../workshop/workshop-entry.ts';
import { Accordion, AccordionItem } from './accordion.tsx';

export const entry: WorkshopEntry = {
	name: 'Harmonijka',
	states: {
		'pierwsza część otwarta': () => (
			<Accordion>
				<AccordionItem title="Opis" open>
					Len sprowadzamy z Normandii, a tkamy go w Polsce.
				</AccordionItem>
				<AccordionItem title="Pielęgnacja">Prać w 30°C, suszyć w cieniu.</AccordionItem>
			</Accordion>
		),
	},
};
