import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
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
afterEach(() => new Promise((resolve) => shop.close(resolve)));

it('visits the shop with the link of the moment, in the name of its own pages (26.44)', async () => {
	let link = 'first';
	const { url } = await openDevProxy(address, () => link, 0);
	await fetch(`${url}/code.js`, { headers: { cookie: 'place=7', origin: url } });
	link = 'second';
	await fetch(`${url}/code.js`);
	expect(asked.map(({ headers }) => headers.cookie)).toEqual(['place=7; _set=first', '_set=second']);
	expect(asked[0]?.headers).toMatchObject({ host: address.host, origin: address.origin });
});

it('has documents listen for builds, and leaves all else as it is', async () => {
	const proxy = await openDevProxy(address, () => 'link', 0);
	const page = await fetch(proxy.url);
	expect(page.headers.has('content-security-policy')).toBe(false);
	expect(await page.text()).toContain('<h1>Shop</h1></html><script>');
	const code = await fetch(`${proxy.url}/code.js`);
	expect([await code.text(), code.headers.has('content-security-policy')]).toEqual(['code', true]);
	const events = (await fetch(`${proxy.url}/_dev`)).body?.getReader();
	await events?.read();
	proxy.reload();
	expect(Buffer.from((await events?.read())?.value ?? []).toString()).toBe('data: built\n\n');
	await events?.cancel();
});

it('says that the shop does not answer', async () => {
	const { url } = await openDevProxy(new URL('http://127.0.0.1:1'), () => 'link', 0);
	const answer = await fetch(url);
	expect([answer.status, await answer.text()]).toEqual([502, expect.stringContaining('does not answer')]);
});
