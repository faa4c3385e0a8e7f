import { useState } from 'react';
import type { WorkshopEntry } from '../workshop/workshop-entry.ts';
import { Button } from './button.tsx';
import { Drawer } from './drawer.tsx';

function Opened({ side }: { side: 'start' | 'end' }) {
	const [open, setOpen] = useState(false);
	const close = () => setOpen(false);
	return (
		<>
			<Button variant="secondary" onClick={() => setOpen(true)}>
				Otwórz panel
			</Button>
			<Drawer
				open={open}
				onClose={close}
				title="Koszyk"
				closeLabel="Zamknij koszyk"
				side={side}
				footer={<Button onClick={close}>Przejdź do kasy</Button>}
			>
				<p>Koszyk jest pusty.</p>
			</Drawer>
		</>
	);
}

export const entry: WorkshopEntry = {
	name: 'Panel boczny',
	states: {
		'od końca wiersza': () => <Opened side="end" />,
		'od początku wiersza': () => <Opened side="start" />,
	},
};
