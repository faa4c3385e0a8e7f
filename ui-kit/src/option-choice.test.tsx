import { expect, it } from 'vitest';
import { OptionChoice } from './option-choice.tsx';
import { renderPart } from './render.fake.tsx';

const OPTIONS = [
	{ value: '1', label: 'S', isAvailable: true },
	{ value: '2', label: 'M', isAvailable: false },
];

it('is a group of named radios; what is unavailable says so', () => {
	const markup = renderPart(
		<OptionChoice name="size" label="Rozmiar" options={OPTIONS} value="1" onChoose={() => {}} hint="Wybierz rozmiar" />,
	);
	expect(markup).toMatch(/<legend[^>]*>Rozmiar: <span[^>]*>S<\/span>/);
	expect(markup).toMatch(/name="size"[^>]*checked=""[^>]*value="1"/);
	expect(markup).toMatch(/disabled=""[^>]*value="2"/);
	expect(markup.match(/niedostępny/g)).toHaveLength(1);
});

it('asks for a choice while there is none', () => {
	const markup = renderPart(
		<OptionChoice
			name="size"
			label="Rozmiar"
			options={OPTIONS}
			value={undefined}
			onChoose={() => {}}
			hint="Wybierz rozmiar"
		/>,
	);
	expect(markup).toContain('Wybierz rozmiar');
	expect(markup).not.toContain('checked=""');
});

it('says of the whole group that a choice is missing, once', () => {
	const markup = renderPart(
		<OptionChoice
			name="size"
			label="Rozmiar"
			options={OPTIONS}
			value={undefined}
			onChoose={() => {}}
			hint="Wybierz rozmiar"
			error="Wybierz rozmiar"
		/>,
	);
	const [, described] = markup.match(/role="radiogroup" aria-invalid="true" aria-describedby="([^"]+)"/) ?? [];
	expect(markup).toContain(`id="${described}">Wybierz rozmiar<`);
	expect(markup.match(/Wybierz rozmiar/g)).toHaveLength(1);
});
