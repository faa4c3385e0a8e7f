import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PLACEHOLDER } from '../content-version.ts';
import { readSetLink } from '../set-link.ts';
import { openDevProxy } from './dev-proxy.ts';

let asked: IncomingMessage[];
const shop = createServer((request, response) => {
	asked.push(request);
	const type = request.url === '/' ? 'text/html; charset=utf-8' : 'text/javascript';
	response.writeHead(200, { 'content-type': type, 'content-security-policy': "script-src 'self'" });
	response.end(request.url === '/' ? '<!doctype html><h1>Shop</h1></html>' : 'code');
});
let address: URL;
beforeEach(async () => {
	asked = [];
	await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
	address = new URL(`http://127.0.0.1:${(shop.address() as AddressInfo).port}`);
});
let output: string;
beforeEach(async () => {
	output = await mkdtemp(join(tmpdir(), 'pasaz-output-'));
	await mkdir(join(output, 'web'));
});
afterEach(() => rm(output, { recursive: true }));
afterEach(() => new Promise((resolve) => shop.close(resolve)));

const SECRET = 'a-secret-of-these-tests';
const open = (set = async () => 'set', shop = address) =>
	openDevProxy({ shop, secret: SECRET, set, outputOf: () => output, port: 0 });

/** The cookies of a request to the shop, with the set in the place of a link that is good. */
const cookiesOf = ({ headers }: IncomingMessage) =>
	headers.cookie?.replace(/_set=([^;]*)/g, (_, link: string) => `_set=${readSetLink(SECRET, link)?.set}`);

it('visits the set of the moment, in the name of the shop’s own pages (26.44)', async () => {
	let set = 'first';
	const { url } = await open(async () => set);
	await fetch(`${url}/code.js`, { headers: { cookie: 'place=7', origin: url } });
	set = 'second';
	await fetch(`${url}/code.js`);
	expect(asked.map(cookiesOf)).toEqual(['place=7; _set=first', '_set=second']);
	expect(asked[0]?.headers).toMatchObject({ host: address.host, origin: address.origin });
});

it('visits it days after it was built, too, whatever preview the browser has open on that host (26.44)', async () => {
	const { url } = await open();
	vi.useFakeTimers({ toFake: ['Date'] });
	try {
		for (const time of ['2026-11-27T17:00:00Z', '2026-11-30T08:00:00Z']) {
			vi.setSystemTime(time);
			await fetch(`${url}/code.js`, { headers: { cookie: '_set=another.1795000000.signature; place=7' } });
			expect(asked.map(cookiesOf).at(-1)).toBe('place=7; _set=set');
		}
	} finally {
		vi.useRealTimers();
	}
});

it('has documents listen for builds, and leaves all else as it is', async () => {
	const proxy = await open();
	const page = await fetch(proxy.url);
	expect(page.headers.has('content-security-policy')).toBe(false);
	expect(await page.text()).toContain('<h1>Shop</h1></html><script>');
	const code = await fetch(`${proxy.url}/code.js`);
	expect([await code.text(), code.headers.has('content-security-policy')]).toEqual(['code', true]);
	const events = (await fetch(`${proxy.url}/_dev`)).body?.getReader();
	const heard = async () => Buffer.from((await events?.read())?.value ?? []).toString();
	expect(await heard()).toBe('event: latest\ndata: {}\n\n');
	proxy.announce({ mf_product: '1a2b' });
	expect(await heard()).toBe('data: {"mf_product":"1a2b"}\n\n');
	await events?.cancel();
});

it('gives a page of an older release what was built after it', async () => {
	const { url } = await open();
	await writeFile(join(output, 'web/page.1234abcd.js'), `'/releases/mf_product/${PLACEHOLDER}/'`);
	await writeFile(join(output, 'web/page.css'), '.new {}');
	const read = async (file: string) => {
		const answer = await fetch(`${url}/releases/mf_product/older/web/${file}`);
		return [answer.status, await answer.text()];
	};
	expect(await read('page.1234abcd.js')).toEqual([200, "'/releases/mf_product/older/'"]);
	expect(await read('page.css?hmr=1')).toEqual([200, '.new {}']);
	expect(await read('page.css')).toEqual([200, 'code']);
	expect(await read('page.5678.hot-update.json')).toEqual([204, '']);
});

it('says that the shop does not answer', async () => {
	const { url } = await open(undefined, new URL('http://127.0.0.1:1'));
	const answer = await fetch(url);
	expect([answer.status, await answer.text()]).toEqual([502, expect.stringContaining('does not answer')]);
});
