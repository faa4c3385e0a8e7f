import { expect, test } from '@playwright/test';
import { openSecondShell } from './second-shell.ts';

test('search engines find the map of the shop and what they may read (2.23)', async ({ request, baseURL }) => {
	const map = await request.get('/sitemap.xml');
	expect(map.status()).toBe(200);
	expect(map.headers()['content-type']).toMatch(/^(application|text)\/xml/);
	expect(await map.text()).toContain(`<loc>${baseURL}`);
	const robots = await request.get('/robots.txt');
	expect(await robots.text()).toContain('sitemap.xml');
});

test('the forms for complaints and returns are PDF, empty and filled in (2.23)', async ({ request }) => {
	for (const path of ['/reklamacja-pdf', '/zwrot-pdf']) {
		const form = await request.get(path);
		expect(form.headers()['content-type']).toBe('application/pdf');
		expect((await form.body()).subarray(0, 5).toString()).toBe('%PDF-');
	}
});

test('a name that leads out of the folder of feeds is not found (27.14)', async ({ request }) => {
	for (const name of ['..%2f..%2fetc%2fpasswd', '%2e%2e%2fpackage.json', 'none.xml', 'a%00.xml']) {
		expect((await request.get(`/feed/${name}`)).status(), name).toBe(404);
	}
});

test('while the API is down its files say so, and the shell lives', async ({ request }) => {
	const shell = await openSecondShell('http://127.0.0.1:1');
	const answers = await Promise.all(
		['/sitemap.xml', '/robots.txt', '/zwrot-pdf'].map((path) => request.get(shell.origin + path)),
	);
	expect(answers.map((answer) => answer.status())).toEqual([503, 503, 503]);
	expect(await answers[0]?.text()).toContain('chwilowo');
	expect((await request.get(`${shell.origin}/healthz`)).status()).toBe(200);
	await shell.close();
});
