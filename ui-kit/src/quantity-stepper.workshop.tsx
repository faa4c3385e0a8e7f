import { useState } from 'react';
import type { WorkshopEntry } from '../workshop/workshop-entry.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

function Stepper({ first }: { first: number }) {
	const [value, setValue] = useState(first);
	const texts = { label: 'Liczba sztuk', lessLabel: 'Mniej', moreLabel: 'Więcej' };
	return <QuantityStepper {...texts} value={value} max={9} onChange={setValue} />;
}

export const entry: WorkshopEntry = {
	name: 'Liczba sztuk',
	states: {
		najmniej: () => <Stepper first={1} />,
		kilka: () => <Stepper first={4} />,
		najwięcej: () => <Stepper first={9} />,
	},
};
