import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname, join } from 'node:path';
import { rspack } from '@rspack/core';
import { moduleRules, SUBSET_FACES } from '../rspack.base.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, '.cache/workshop');
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };
const PAGE = `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>Warsztat</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><link rel="icon" href="data:,"><link rel="stylesheet" href="/main.css"></head>
<body><script type="module" src="/main.js"></script></body></html>`;
/** Replaces every product picture, as the workshop has no shop behind it. */
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 45 57"><path fill="#d9c7ad" d="M0 0h45v57H0z"/><path fill="#a3411c" d="m15 12 5-3h5l5 3 6 12-5 2-2-3v24H16V23l-2 3-5-2z"/></svg>`;

const compiler = rspack({
	mode: 'development',
	context: join(root, 'ui-kit'),
	entry: './workshop/main.tsx',
	output: { path: folder, filename: '[name].js', cssFilename: '[name].css', uniqueName: 'workshop', clean: true },
	target: ['web', 'es2022'],
	devtool: false,
	module: {
		rules: [...moduleRules('development', 'web'), SUBSET_FACES],
		parser: { 'css/module': { namedExports: false } },
		generator: { 'css/module': { localIdentName: '[local]-[hash:6]', esModule: true } },
	},
	resolve: { extensions: ['.ts', '.tsx', '.js'] },
	infrastructureLogging: { level: 'error' },
});

async function send(path: string, response: ServerResponse): Promise<void> {
	if (path === '/') return void response.setHeader('Content-Type', 'text/html; charset=utf-8').end(PAGE);
	if (path.startsWith('/img/')) return void response.setHeader('Content-Type', 'image/svg+xml').end(PICTURE);
	const name = basename(path);
	try {
		const file = await readFile(join(folder, name));
		response.setHeader('Content-Type', TYPES[extname(name)] ?? 'application/octet-stream').end(file);
	} catch {
		response.writeHead(404).end();
	}
}

const server = createServer(({ url = '/' }, response) => void send(url, response));

function onBuilt() {
	const { port } = server.address() as AddressInfo;
	console.log(`The workshop is open at http://localhost:${port}`);
	process.send?.({ port });
}

let isOpen = false;
const watching = compiler.watch({}, (error, stats) => {
	if (error || stats?.hasErrors()) return console.error(error ?? stats?.toString('errors-only'));
	if (isOpen) return console.log('Built again: reload the page');
	isOpen = true;
	server.listen(Number(process.env.WORKSHOP_PORT ?? 4700), 'localhost', onBuilt);
});

process.once('SIGTERM', () => {
	watching?.close(() => server.close());
	server.closeAllConnections();
});
