import type { ReactElement } from 'react';
import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Field } from './field.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';

const options = [{ value: 'PL', label: 'Polska' }];
type Part = [string, (given: { id: string; label: string; hint?: string; error?: string }) => ReactElement];
const controls: Part[] = [
	['a text field', (given) => <Field {...given} />],
	['a select', (given) => <Select {...given} options={options} />],
	['a text area', (given) => <TextArea {...given} />],
];

describe.each(controls)('%s', (_, control) => {
	it('is named by its label', () => {
		const html = render(control({ id: 'kraj', label: 'Kraj' }));
		expect(html).toContain('for="kraj"');
		expect(html).toContain(' id="kraj"');
		expect(html).not.toContain('aria-describedby');
	});

	it('is described by its hint and its error', () => {
		const html = render(control({ id: 'kraj', label: 'Kraj', hint: 'Np. Polska', error: 'Podaj kraj.' }));
		expect(html).toContain('aria-describedby="kraj-hint kraj-error"');
		expect(html).toContain('id="kraj-hint"');
		expect(html).toContain('id="kraj-error"');
	});

	it('is invalid only with an error', () => {
		expect(render(control({ id: 'kraj', label: 'Kraj', error: 'Podaj kraj.' }))).toContain('aria-invalid="true"');
		expect(render(control({ id: 'kraj', label: 'Kraj' }))).not.toContain('aria-invalid');
	});
});

it('passes on what the browser can fill in', () => {
	expect(render(<Field label="E-mail" type="email" autoComplete="email" />)).toMatch(
		/type="email".*autoComplete="email"/i,
	);
});
