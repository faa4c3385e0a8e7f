import type { WorkshopEntry } from '../workshop/workshop-entry.ts';
import { Button, buttonLook } from './button.tsx';

export const entry: WorkshopEntry = {
	name: 'Przycisk',
	states: {
		główny: () => <Button>Dodaj do koszyka</Button>,
		drugorzędny: () => <Button variant="secondary">Kontynuuj zakupy</Button>,
		cichy: () => <Button variant="quiet">Wyczyść filtry</Button>,
		'w trakcie pracy': () => <Button busy>Wysyłamy…</Button>,
		wyłączony: () => <Button disabled>Wyprzedane</Button>,
		'odnośnik o tym wyglądzie': () => (
			<a {...buttonLook('primary')} href="#kasa">
				Przejdź do kasy
			</a>
		),
	},
};
