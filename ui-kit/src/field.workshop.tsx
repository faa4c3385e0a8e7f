import type { WorkshopEntry } from '../workshop/workshop-entry.ts';
import { Field } from './field.tsx';
import { TextArea } from './text-area.tsx';

export const entry: WorkshopEntry = {
	name: 'Pole tekstowe',
	states: {
		puste: () => <Field label="Imię" autoComplete="given-name" />,
		wypełnione: () => <Field label="Miejscowość" defaultValue="Łódź" autoComplete="address-level2" />,
		'z podpowiedzią': () => <Field label="Hasło" hint="Co najmniej 8 znaków." type="password" autoComplete="off" />,
		nieobowiązkowe: () => <Field label="Firma" note="(nieobowiązkowo)" autoComplete="organization" />,
		'z błędem': () => (
			<Field label="Kod pocztowy" defaultValue="8136" error="Wpisz kod w postaci 81-368." autoComplete="postal-code" />
		),
		wyłączone: () => <Field label="E-mail" defaultValue="anna@poczta.pl" disabled />,
		wielowierszowe: () => <TextArea label="Opinia" hint="Napisz, jak rzecz się nosi." />,
	},
};
