import { html } from 'hono/html';
import { expect, it } from 'vitest';
import { htmlPage } from './html-page.ts';

it('a page has a title, is escaped, and is self-contained', async () => {
	const page = String(await htmlPage({ language: 'pl', title: 'A <b> & "c"', content: html`<p>${'<i>'}</p>` }));
	expect(page).toMatch(/^<!doctype html>\n<html lang="pl">/);
	expect(page.match(/A &lt;b&gt; &amp; &quot;c&quot;/g)).toHaveLength(2);
	expect(page).toContain('<p>&lt;i&gt;</p>');
	expect(page).not.toMatch(/<script|src=|https?:/);
});
