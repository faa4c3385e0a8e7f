import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STORE_VIEWS } from '@pasaz/kernel/contract/store-views.fixture';
import { Hono } from 'hono';
import { afterAll, expect, it } from 'vitest';
import { readScreenshots } from './screenshots.ts';
import { serveManifests } from './web-manifest.ts';

const folder = mkdtempSync(join(tmpdir(), 'pasaz-screenshots-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('shows a storefront by its own pictures, and takes no other file for one (1.18)', async () => {
	for (const file of ['pl-narrow-780x1560.webp', 'de-wide-1280x800.webp', 'notes.txt', 'pl-narrow.webp'])
		writeFileSync(join(folder, file), file);
	const app = new Hono();
	serveManifests(app, { storeViews: STORE_VIEWS, screenshots: readScreenshots(folder) });
	const { screenshots } = await (await app.request('/manifest.webmanifest')).json();
	expect(screenshots).toEqual([
		expect.objectContaining({
			src: '/screenshots/pl-narrow-780x1560.webp',
			sizes: '780x1560',
			type: 'image/webp',
			form_factor: 'narrow',
		}),
	]);
	expect(await (await app.request(screenshots[0].src)).text()).toBe('pl-narrow-780x1560.webp');
	expect((await app.request('/screenshots/notes.txt')).status).toBe(404);
});
