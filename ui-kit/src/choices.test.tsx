import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { RadioCards } from './radio-cards.tsx';

const cards = [
	{ value: 'dpd', title: 'Kurier DPD', note: '1–2 dni', aside: '5,00 zł' },
	{ value: 'punkt', title: 'Punkt odbioru' },
];

it('a checkbox is described by what is wrong with it', () => {
	const html = render(<Checkbox error="Zaakceptuj regulamin.">Akceptuję regulamin</Checkbox>);
	const [, id] = html.match(/aria-describedby="([^"]+)"/) ?? [];
	expect(html).toContain(`id="${id}"`);
	expect(html).toContain('aria-invalid="true"');
});

it('radio cards check the chosen one and name the group', () => {
	const html = render(
		<RadioCards legend="Dostawa" name="delivery" cards={cards} value="punkt" onChange={() => undefined} />,
	);
	expect(html).toMatch(/<legend[^>]*>Dostawa<\/legend>/);
	expect(html.match(/checked=""/g)).toHaveLength(1);
	expect(html.indexOf('checked=""')).toBeGreaterThan(html.indexOf('value="dpd"'));
});

it('radio cards are described by what is wrong with them', () => {
	const html = render(
		<RadioCards legend="Dostawa" name="delivery" cards={cards} value={undefined} onChange={vi.fn()} error="Wybierz." />,
	);
	const [, id] = html.match(/aria-describedby="([^"]+)"/) ?? [];
	expect(html).toMatch(new RegExp(`<p[^>]* id="${id}">Wybierz.</p>`));
});

it('radio cards may have none chosen', () => {
	const html = render(
		<RadioCards legend="Dostawa" name="delivery" cards={cards} value={undefined} onChange={() => undefined} />,
	);
	expect(html).not.toContain('checked=""');
});
