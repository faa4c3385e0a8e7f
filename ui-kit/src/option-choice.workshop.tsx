import { useState } from 'react';
import type { WorkshopEntry } from '../workshop/workshop-entry.ts';
import { type ChoiceOption, OptionChoice } from './option-choice.tsx';

const COLOURS: ChoiceOption[] = [
	{ value: 'naturalny', label: 'Naturalny', swatch: '#d9c7ad', isAvailable: true },
	{ value: 'rudy', label: 'Rudy', swatch: '#a9552c', isAvailable: true },
	{ value: 'oliwkowy', label: 'Oliwkowy', swatch: '#6b6f45', isAvailable: false },
];
const SIZES: ChoiceOption[] = ['XS', 'S', 'M', 'L'].map((size) => ({
	value: size,
	label: size,
	isAvailable: size !== 'XS',
}));

function Colours() {
	const [value, setValue] = useState('rudy');
	return <OptionChoice name="kolor" label="Kolor" options={COLOURS} value={value} onChoose={setValue} />;
}

function Sizes({ error }: { error?: string }) {
	const [value, setValue] = useState<string>();
	return (
		<OptionChoice
			name="rozmiar"
			label="Rozmiar"
			hint="Wybierz rozmiar"
			options={SIZES}
			value={value}
			onChoose={setValue}
			error={value ? undefined : error}
		/>
	);
}

function MissingSize() {
	return <Sizes error="Wybierz rozmiar" />;
}

export const entry: WorkshopEntry = {
	name: 'Wybór wariantu',
	states: { 'kolory, jednego brak': Colours, 'rozmiary, nic nie wybrano': Sizes, 'rozmiary, wyboru brak': MissingSize },
};
