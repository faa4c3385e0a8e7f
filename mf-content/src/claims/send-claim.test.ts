import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchClaim, fileName } from './send-claim.ts';

const filled = new FormData();
filled.set('name', 'Żaneta Łęcka');
filled.set('photo', new File(['x'], 'photo.png'));

function answerWith(status: number, type: string) {
	const fetch = vi.fn<typeof globalThis.fetch>(async () => {
		const headers = { 'content-type': type, 'content-disposition': 'inline; filename="zwrot.pdf"' };
		return new Response('%PDF', { status, headers });
	});
	vi.stubGlobal('fetch', fetch);
	return fetch;
}

afterEach(() => vi.unstubAllGlobals());

describe('fetchClaim', () => {
	it('sends what is filled in as a form does, and brings the file', async () => {
		const fetch = answerWith(200, 'application/pdf');
		const file = await fetchClaim('/zwrot-pdf', filled);
		expect([file.name, await file.text()]).toEqual(['zwrot.pdf', '%PDF']);
		expect(String(fetch.mock.calls[0]?.[1]?.body)).toBe('name=%C5%BBaneta+%C5%81%C4%99cka');
	});

	it.each([
		['refused', 422, 'application/json'],
		['busy', 503, 'text/plain'],
		['another page', 200, 'text/html'],
	])('tells that there is no file, by a code and not by words of its own: %s', async (_, status, type) => {
		answerWith(status, type);
		await expect(fetchClaim('/zwrot-pdf', filled)).rejects.toMatchObject({ status, code: 'no-form' });
	});

	it('tells that nobody answered', async () => {
		vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
		await expect(fetchClaim('/zwrot-pdf', filled)).rejects.toThrow('could not be fetched');
	});
});

it.each([
	['inline; filename="reklamacja.pdf"', 'reklamacja.pdf'],
	['inline; filename="../../etc/passwd"', 'formularz.pdf'],
	[null, 'formularz.pdf'],
])('names the file of %s', (disposition, name) => {
	expect(fileName(disposition)).toBe(name);
});
