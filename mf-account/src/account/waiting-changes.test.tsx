import { renderPart } from '@pasaz/ui-kit/render.fake';
import { expect, it } from 'vitest';
import { WaitingChanges } from './waiting-changes.tsx';

it('has a place for what screen readers are told before a change waits (17.26)', () => {
	expect(renderPart(<WaitingChanges />)).toMatch(/^<div [^>]*role="status"><\/div>$/);
});
