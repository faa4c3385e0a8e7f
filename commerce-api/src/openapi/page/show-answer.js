// @ts-check
import { element } from './element.js';
import { toRequest } from './request-form.js';

/** @typedef {{ method: string, path: string, operation: import('../document.ts').Operation }} Call */

/** @param {Response} response */
async function shownBody(response) {
	const type = response.headers.get('content-type') ?? '';
	if (/json/.test(type)) {
		const text = await response.text();
		try {
			return element('pre', { tabindex: '0' }, JSON.stringify(JSON.parse(text), null, 2));
		} catch {
			return element('pre', { tabindex: '0' }, text);
		}
	}
	if (/^text|xml/.test(type)) return element('pre', { tabindex: '0' }, await response.text());
	const file = await response.blob();
	const link = { href: URL.createObjectURL(file), download: 'answer' };
	return element('p', {}, element('a', link, `Save ${file.size} bytes of ${type || 'nothing'}`));
}

/**
 * @param {Call} call
 * @param {HTMLFormElement} form
 * @param {HTMLElement} answer
 */
export async function send(call, form, answer) {
	const { address, init } = toRequest(call, form);
	answer.replaceChildren(element('p', {}, 'Waiting…'));
	const started = performance.now();
	try {
		// A redirect shows itself: it may lead out of the API.
		const response = await fetch(address, { ...init, credentials: 'omit', redirect: 'manual' });
		const took = Math.round(performance.now() - started);
		const said = response.type === 'opaqueredirect' ? 'A redirect' : `${response.status} ${response.statusText}`;
		const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
		answer.replaceChildren(
			element(
				'p',
				{},
				element('strong', {}, said),
				` after ${took} ms: `,
				element('code', {}, `${init.method} ${address}`),
			),
			element('details', {}, element('summary', {}, 'Headers'), element('pre', { tabindex: '0' }, headers)),
			await shownBody(response),
		);
	} catch (error) {
		answer.replaceChildren(
			element('p', { role: 'alert' }, `No answer: ${error instanceof Error ? error.message : error}`),
		);
	}
}
