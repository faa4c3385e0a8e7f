import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Progress } from './progress.tsx';

it('is a native bar with a name, of a whole unless told', () => {
	const html = render(<Progress value={0.4} label="Do darmowej dostawy brakuje 120,00 zł" />);
	expect(html).toMatch(/<progress[^>]* max="1" value="0.4" aria-label="Do darmowej dostawy/);
	expect(render(<Progress value={2} max={5} label="Zdjęcia" />)).toContain('max="5"');
});
