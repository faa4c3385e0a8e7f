import type { WorkshopEntry } from '../workshop/workshop-entry.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

export const entry: WorkshopEntry = {
	name: 'Uwaga',
	states: {
		informacja: () => <Notice>Zamówienie wyślemy, gdy wróci połączenie.</Notice>,
		ostrzeżenie: () => <Notice type="warning">To szkic: widzi go tylko, kto ma ten link.</Notice>,
		'błąd z wyjściem': () => (
			<Notice type="error" title="Nie udało się wczytać zamówień">
				<Button variant="secondary">Spróbuj ponownie</Button>
			</Notice>
		),
		powodzenie: () => <Notice type="success">Hasło zostało zmienione.</Notice>,
	},
};
