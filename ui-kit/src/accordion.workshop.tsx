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
		'tylko jedna naraz': () => (
			<Accordion>
				<AccordionItem title="Jak zwrócić zakupy?" name="pytania">
					W ciągu 14 dni, formularzem na stronie.
				</AccordionItem>
				<AccordionItem title="Ile trwa dostawa?" name="pytania">
					Jeden lub dwa dni robocze.
				</AccordionItem>
			</Accordion>
		),
	},
};
