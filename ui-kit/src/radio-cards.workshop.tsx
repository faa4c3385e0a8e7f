import { useState } from 'react';
import type { WorkshopEntry } from '../workshop/workshop-entry.ts';
import { RadioCards } from './radio-cards.tsx';

const CARDS = [
	{ value: 'dpd', title: 'Kurier DPD', note: '1–2 dni robocze', aside: '14,99 zł' },
	{ value: 'punkt', title: 'Punkt odbioru', aside: '9,99 zł' },
];

function Chosen() {
	const [value, setValue] = useState('dpd');
	return <RadioCards legend="Dostawa" name="dostawa" cards={CARDS} value={value} onChange={setValue} />;
}

function Wrong() {
	const [value, setValue] = useState<string>();
	const error = value ? undefined : 'Wybierz sposób dostawy.';
	return <RadioCards legend="Dostawa" name="dostawa-2" cards={CARDS} value={value} onChange={setValue} error={error} />;
}

export const entry: WorkshopEntry = { name: 'Karty wyboru', states: { wybrana: Chosen, 'z błędem': Wrong } };
