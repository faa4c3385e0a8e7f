import { expect, it } from 'vitest';
import { Picture } from './picture.tsx';
import { renderPart } from './render.fake.tsx';

it('offers both formats and densities in a box of known size', () => {
	const markup = renderPart(<Picture path="/s/u/front" use="gallery" alt="Sukienka" sizes="100vw" loading="lead" />);
	expect(markup).toContain(
		'type="image/avif" srcSet="/img/600x744/s/u/front.avif 600w, /img/1200x1488/s/u/front.avif 1200w"',
	);
	expect(markup).toContain('src="/img/600x744/s/u/front.webp"');
	expect(markup).toContain('width="600" height="744"');
	expect(markup).toContain('fetchPriority="high"');
});

it('keeps its place where there is no picture', () => {
	expect(renderPart(<Picture path={null} use="tile" alt="" sizes="50vw" />)).toMatch(/^<span/);
});
