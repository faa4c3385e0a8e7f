import type { WorkshopEntry } from '../workshop/workshop-entry.ts';
import { CloseButton } from './close-button.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export const entry: WorkshopEntry = {
	name: 'Zamknięcie',
	states: {
		krzyżyk: () => <CloseButton label="Zamknij koszyk" onClick={() => undefined} />,
		'tekst tylko dla czytników': () => (
			<p>
				<VisuallyHidden>Koszyk: </VisuallyHidden>3 sztuki
			</p>
		),
	},
};
