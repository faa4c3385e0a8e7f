import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { Hono } from 'hono';
import { SMTPServer } from 'smtp-server';
import { afterAll, describe, expect, it } from 'vitest';
import { RESET, WELCOME } from '../../accounts/letters.ts';
import { HopelessError } from '../outbox/work-outbox.ts';
import { LANGUAGES, languageOf } from '../store-views.ts';
import { toMail } from './letter.ts';
import { letterIn } from './letter-texts.ts';
import { createMailer } from './mailer.ts';
import { mailsRoutes } from './mails-routes.ts';

const SENDER = { language: 'pl', shopName: 'Kram' } as const;
const folder = mkdtempSync(join(tmpdir(), 'pasaz-mails-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const settings = {
	smtpUrl: undefined,
	from: 'Kram <shop@kram.example>',
	folder,
	publicUrl: 'https://shop.example',
};
const evil = 'Anna\r\nBcc: all@example.com\u2028<script>alert(1)</script>';

describe('a letter', () => {
	it.each(LANGUAGES)('is written in %s, as text and as HTML', (language) => {
		const sender = { language, shopName: 'Kram' };
		const letter = letterIn(RESET, sender, { url: 'https://shop.example/x#a=1&b=2' });
		const mail = toMail('anna@example.pl', letter, sender);
		expect(mail.subject.length).toBeGreaterThan(5);
		expect(mail.text).toContain('https://shop.example/x#a=1&b=2');
		expect(mail.html).toContain('href="https://shop.example/x#a=1&amp;b=2"');
		expect(mail.html).toContain(`<html lang="${language}">`);
	});

	it('comes in English where the shop has no texts of its own', () => {
		expect(['pl', 'de-AT', 'IT', 'fr', ''].map(languageOf)).toEqual(['pl', 'de', 'it', 'en', 'en']);
	});

	it('leads to files by links, whose addresses its text names', () => {
		const links = [{ label: 'wykrój.pdf', url: 'https://shop.example/f?a=1&b=2' }];
		const letter = { ...letterIn(WELCOME, SENDER, { name: 'Anna', url: 'https://shop.example' }), links };
		const { text, html } = toMail('anna@example.pl', letter, SENDER);
		expect(text).toContain('\n\nwykrój.pdf: https://shop.example/f?a=1&b=2\n\n');
		expect(html).toMatch(/<a href="https:\/\/shop.example\/f\?a=1&amp;b=2"[^>]*>wykrój.pdf<\/a>/);
	});

	it('does not let typed text become a header or markup (27.13)', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), (typed) => {
				const letter = {
					...letterIn(WELCOME, SENDER, { name: typed, url: 'https://shop.example' }),
					subject: typed,
				};
				const { subject, to, html } = toMail(typed, letter, SENDER);
				// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not pass
				expect(subject + to).not.toMatch(/[\u0000-\u001f\u007f\u2028\u2029]/);
				expect(html.match(/</g)?.length).toBe(
					toMail('', { ...letter, subject: '', paragraphs: ['', ''] }, SENDER).html.match(/</g)?.length,
				);
			}),
		);
	});
});

describe('without a mail server', () => {
	const send = createMailer(settings);
	const app = new Hono();
	mailsRoutes(app, folder);
	const page = (path: string, host = 'localhost:4001') => app.request(path, { headers: { host } });

	it('mails are written into a folder and can be read on a page', async () => {
		const letter = letterIn(RESET, SENDER, { url: 'https://shop.example/create-password#token=1' });
		await send(toMail('zoe@example.pl', { ...letter, subject: evil }, SENDER), 1);
		const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.eml'));
		const content = readFileSync(join(folder, file), 'utf8');
		expect(content).toMatch(/^To: zoe@example.pl\r$/m);
		expect(content).toMatch(/^Message-ID: <outbox-1@shop.example>\r$/m);
		expect(content).not.toMatch(/^Bcc:/m);

		const list = await (await page('/mails')).text();
		expect(list).toContain('zoe@example.pl');
		expect(list).not.toContain('<script>');
		const path = list.match(/href="(\/mails\/[^"]+)"/)?.[1] ?? '';
		const shown = await page(path);
		expect(await shown.text()).toContain('href="https://shop.example/create-password#token=1"');
		expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
	});

	it.each(['/mails/..%2f..%2fpackage', '/mails/x', '/mails/%00'])('%s is no mail', async (path) => {
		const routed = new Hono();
		routed.onError((error, c) => c.text(error.name, 404));
		mailsRoutes(routed, folder);
		expect((await routed.request(path, { headers: { host: 'localhost' } })).status).toBe(404);
	});

	it('the page is not shown under another name, to which a strange site may have led (27.39)', async () => {
		const routed = new Hono();
		routed.onError((error, c) => c.text(error.name, 404));
		mailsRoutes(routed, folder);
		for (const host of ['evil.example', 'localhost.evil.example', '']) {
			expect((await routed.request('/mails', { headers: { host } })).status).toBe(404);
		}
		for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'x-forwarded-host']) {
			const headers = { host: 'localhost:4001', [name]: '203.0.113.7' };
			expect((await routed.request('/mails', { headers })).status).toBe(404);
		}
	});
});

it('a mail server gets the mail; a recipient that it refuses for good is not tried again', async () => {
	const got: string[] = [];
	const server = new SMTPServer({
		authOptional: true,
		closeTimeout: 50,
		disabledCommands: ['STARTTLS'],
		onRcptTo: ({ address }, _session, done) =>
			address.startsWith('nobody')
				? done(Object.assign(new Error('no such user'), { responseCode: 550 }))
				: address.startsWith('busy')
					? done(Object.assign(new Error('later'), { responseCode: 451 }))
					: done(),
		onData: (stream, _session, done) => {
			let text = '';
			stream.on('data', (chunk) => {
				text += chunk;
			});
			stream.on('end', () => {
				got.push(text);
				done();
			});
		},
	});
	const listener = server.listen(0, '127.0.0.1');
	await new Promise((resolve) => listener.once('listening', resolve));
	const { port } = listener.address() as AddressInfo;
	const send = createMailer({ ...settings, smtpUrl: `smtp://127.0.0.1:${port}` });
	const mail = (to: string) => toMail(to, letterIn(RESET, SENDER, { url: 'https://shop.example' }), SENDER);
	await send(mail('anna@example.pl'), 7);
	expect(got[0]).toMatch(/^Subject: =\?UTF-8\?|^Subject: Nowe/m);
	await expect(send(mail('nobody@example.pl'), 8)).rejects.toThrow(HopelessError);
	await expect(send(mail('busy@example.pl'), 9)).rejects.not.toThrow(HopelessError);
	await new Promise<void>((resolve) => server.close(() => resolve()));
});
