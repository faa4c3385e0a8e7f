import { RadioCards } from '@pasaz/ui-kit/radio-cards';
import { useId, useState } from 'react';
import { type ColourScheme, chooseScheme } from './colour-scheme.ts';
import styles from './workshop.module.css';
import type { WorkshopEntry } from './workshop-entry.ts';

const SCHEMES: readonly { value: ColourScheme; title: string }[] = [
	{ value: 'system', title: 'Jak w systemie' },
	{ value: 'light', title: 'Jasny' },
	{ value: 'dark', title: 'Ciemny' },
];

function SchemeChoice() {
	const [chosen, setChosen] = useState<ColourScheme>('system');
	const choose = (value: string) => {
		const scheme = SCHEMES.find((one) => one.value === value);
		if (!scheme) return;
		setChosen(scheme.value);
		chooseScheme(scheme.value);
	};
	return <RadioCards legend="Wygląd" name="scheme" cards={SCHEMES} value={chosen} onChange={choose} />;
}

function Entry({ entry }: { entry: WorkshopEntry }) {
	const id = useId();
	return (
		<section className={styles.entry} aria-labelledby={id}>
			<h2 id={id}>{entry.name}</h2>
			{Object.entries(entry.states).map(([state, Shown]) => (
				<figure key={state} className={styles.state}>
					<figcaption>{state}</figcaption>
					<Shown />
				</figure>
			))}
		</section>
	);
}

/** Every component in all its states, on one page. */
export function Workshop({ entries }: { entries: readonly WorkshopEntry[] }) {
	return (
		<main className={styles.page}>
			<header className={styles.header}>
				<h1>Warsztat</h1>
				<SchemeChoice />
			</header>
			{entries.map((entry) => (
				<Entry key={entry.name} entry={entry} />
			))}
		</main>
	);
}
