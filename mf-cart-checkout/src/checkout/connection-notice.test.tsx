import { renderPart } from '@pasaz/ui-kit/render.fake';
import { expect, it } from 'vitest';
import type { QuoteState } from '../server-cart/quote.ts';
import { ConnectionNotice } from './connection-notice.tsx';

const shown = (state: QuoteState) => renderPart(<ConnectionNotice state={state} onRetry={() => {}} />);

it('has a place for what screen readers are told before the server fails', () => {
	expect(shown({ status: 'none', quote: null })).toMatch(/^<div [^>]*role="status"><\/div>$/);
	const failed = shown({ status: 'failed', quote: null, error: new Error('503') });
	expect(failed).toMatch(/^<div [^>]*role="status"><div [^>]*data-type="warning">/);
	expect(failed.match(/role=/g)).toHaveLength(1);
});

it('keeps the button, which may have the focus, while the server is asked again (22.17)', () => {
	const error = new Error('503');
	expect(shown({ status: 'failed', quote: null, error })).not.toContain('aria-busy');
	const asking = shown({ status: 'asking', quote: null, error });
	expect(asking).toMatch(/Sprawdzamy aktualną kwotę…<\/p><button [^>]*aria-busy="true"/);
	expect(shown({ status: 'asking', quote: null })).not.toContain('<button');
});
