import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LiveRegion } from './live-region.tsx';

it('is there before what it has to say', () => {
	expect(render(<LiveRegion>{false}</LiveRegion>)).toMatch(/^<div [^>]*role="status"><\/div>$/);
});
