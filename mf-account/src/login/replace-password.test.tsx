import { renderPart } from '@pasaz/ui-kit/render.fake';
import { expect, it } from 'vitest';
import { ReplacePassword } from './replace-password.tsx';

it('has a place for what screen readers are told before the link is sent (17.25)', () => {
	expect(renderPart(<ReplacePassword email="ola@example.pl" />)).toMatch(/<div [^>]*role="status"><\/div>$/);
});
