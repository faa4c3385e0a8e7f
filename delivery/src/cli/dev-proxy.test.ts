import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PLACEHOLDER } from '../content-version.ts';
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

const open = (link = async () => 'link', shop = address) =>
	openDevProxy({ shop, link, outputOf: () => output, port: 0 });

it('visits the shop with the link of the moment, in the name of its own pages (26.44)', async () => {
	let link = 'first';
	const { url } = await open(async () => link);
	await fetch(`${url}/code.js`, { headers: { cookie: 'place=7', origin: url } });
	link = 'second';
	await fetch(`${url}/code.js`);
	expect(asked.map(({ headers }) => headers.cookie)).toEqual(['place=7; _set=first', '_set=second']);
	expect(asked[0]?.headers).toMatchObject({ host: address.host, origin: address.origin });
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
