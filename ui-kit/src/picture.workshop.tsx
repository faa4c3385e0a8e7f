import type { WorkshopEntry } from '../workshop/workshop-entry.ts';
import { Picture } from './picture.tsx';

export const entry: WorkshopEntry = {
	name: 'Zdjęcie',
	states: {
		produktu: () => <Picture path="/s/u/sukienka" use="tile" alt="Sukienka lniana Jagna" sizes="20rem" />,
		'którego nie ma': () => <Picture path={null} use="thumbnail" alt="" sizes="20rem" />,
	},
};
