import { useState } from 'react';
import type { WorkshopEntry } from '../workshop/workshop-entry.ts';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';

function Question() {
	const [open, setOpen] = useState(false);
	const close = () => setOpen(false);
	const actions = (
		<>
			<Button onClick={close}>Usuń</Button>
			<Button variant="secondary" onClick={close}>
				Zostaw
			</Button>
		</>
	);
	return (
		<>
			<Button variant="secondary" onClick={() => setOpen(true)}>
				Usuń adres
			</Button>
			<Modal
				open={open}
				onClose={close}
				title="Usunąć adres?"
				closeLabel="Zamknij pytanie"
				describedBy="pytanie"
				actions={actions}
			>
				<p id="pytanie">Świętojańska 7/3, 81-368 Gdynia</p>
			</Modal>
		</>
	);
}

export const entry: WorkshopEntry = { name: 'Okno', states: { pytanie: Question } };
