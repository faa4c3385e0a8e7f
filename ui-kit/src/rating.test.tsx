import { expect, it } from 'vitest';
import { Rating } from './rating.tsx';
import { renderPart } from './render.fake.tsx';

it.each([
	[5, 'Ocena 5 z 5', '100'],
	[4.3, 'Ocena 4,3 z 5', '86'],
	[1, 'Ocena 1 z 5', '20'],
])('%f stars are said, and drawn as far as they go', (rating, said, drawn) => {
	const markup = renderPart(<Rating rating={rating} />);
	expect(markup).toContain(`>${said}<`);
	expect(markup).toContain(`<svg width="${drawn}"`);
	expect(markup).not.toContain('opini');
});

it('says how many reviews a mean stands for, and rounds it', () => {
	expect(renderPart(<Rating rating={4.333333} reviews={3} />)).toContain('4,3</span> (3 opinie)');
	expect(renderPart(<Rating rating={5} reviews={1} />)).toContain('5</span> (1 opinia)');
});
