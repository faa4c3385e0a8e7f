import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Accordion, AccordionItem } from './accordion.tsx';

it('is folded unless told, and holds what it folds', () => {
	const html = render(
		<Accordion>
			<AccordionItem title="Opis" open>
				Len z Normandii
			</AccordionItem>
			<AccordionItem title="Pielęgnacja">Prać w 30°</AccordionItem>
		</Accordion>,
	);
	expect(html.match(/<details[^>]* open/g)).toHaveLength(1);
	expect(html).toMatch(/<summary[^>]*>Pielęgnacja<\/summary><div[^>]*>Prać w 30°/);
});
