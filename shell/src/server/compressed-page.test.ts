import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compressPage } from './compressed-page.ts';
import { createNonces, NONCE_LENGTH, noncePlaceholder } from './nonce.ts';
import { slotsOf, withNonce } from './nonce-slots.ts';

const nextNonce = createNonces();
const placeholder = noncePlaceholder();

function pageOf(parts: string[]) {
	const bytes = Buffer.from(parts.join(placeholder));
	return { bytes, slots: slotsOf(bytes, placeholder) };
}

const words = fc.array(
	fc.constantFrom('<div class="a">', 'Sukienka ', 'żółta', '</div>', 'nonce="', '">', ' 389,00 zł'),
);
const texts = fc.oneof(
	fc.string({ unit: 'grapheme', maxLength: 200 }),
	words.map((all) => all.join('')),
);

it('gives, for every page and nonce, a copy that decompresses to the page with that nonce', async () => {
	const property = fc.asyncProperty(fc.array(texts, { minLength: 1, maxLength: 6 }), async (parts) => {
		const copy = await compressPage(pageOf(parts));
		// where the trick did not work the page is compressed for each answer; wrong bytes are never sent
		if (!copy) return;
		const nonce = nextNonce();
		expect(brotliDecompressSync(withNonce(copy, nonce)).toString()).toBe(parts.join(nonce));
	});
	await fc.assert(property, { numRuns: 200 });
});

it('works for documents as the shop writes them, whatever the placeholder', async () => {
	const item = '<article><a href="/sukienka-lniana-jagna">Sukienka lniana Jagna</a><p>389,00 zł</p></article>';
	const list = Array.from({ length: 24 }, (_, index) => item.replace('Jagna', `Jagna ${index}`)).join('');
	for (let run = 0; run < 50; run += 1) {
		const own = noncePlaceholder();
		const html = `<style nonce="${own}">a{color:red}</style><style nonce="${own}">b{}</style>${list}<script nonce="${own}">1</script>`;
		const bytes = Buffer.from(html);
		const copy = await compressPage({ bytes, slots: slotsOf(bytes, own) });
		expect(copy?.bytes.byteLength).toBeLessThan(bytes.byteLength / 3);
	}
});

it('makes nonces that never repeat, and placeholders that look like them', () => {
	const nonces = Array.from({ length: 2000 }, nextNonce);
	expect(new Set(nonces).size).toBe(2000);
	expect([...nonces, placeholder].every((nonce) => /^[\w-]{22}==$/.test(nonce))).toBe(true);
	expect(placeholder).toHaveLength(NONCE_LENGTH);
});
