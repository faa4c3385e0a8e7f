// @ts-check
import { byId, element } from './element.js';

/** @typedef {import('../document.ts').Operation} Operation */
/** @typedef {{ method: string, path: string, operation: Operation }} Call */
/** @typedef {{ name: string, in: string, required?: boolean, description?: string, example?: unknown, schema: { enum?: unknown[], type?: unknown } }} Parameter */

/** @param {unknown} example */
const toText = (example) => (typeof example === 'object' ? JSON.stringify(example) : String(example ?? ''));

/**
 * @param {string} id
 * @param {Parameter} parameter
 */
export function field(id, { name, in: where, required, description, example, schema }) {
	const label = element('label', { for: id }, element('code', {}, name), ` ${where}${required ? ', required' : ''}`);
	const marks = { id, name, 'data-in': where, ...(required && { required: '' }) };
	const hint = description ? [element('small', { id: `${id}-hint` }, description)] : [];
	const described = description ? { 'aria-describedby': `${id}-hint` } : {};
	if (schema.enum) {
		const values = [...(required ? [] : ['']), ...schema.enum.map(String)];
		const options = values.map((value) => element('option', { value }, value || '–'));
		return element('div', {}, label, element('select', { ...marks, ...described }, ...options), ...hint);
	}
	const value = example === undefined ? '' : toText(example);
	return element('div', {}, label, element('input', { ...marks, ...described, value, autocomplete: 'off' }), ...hint);
}

/**
 * @param {string} id
 * @param {NonNullable<Operation['requestBody']>} body
 */
export function bodyFields(id, { content }) {
	const types = Object.keys(content);
	const [first = ''] = types;
	const text = element('textarea', { id: `${id}-body`, rows: '12', spellcheck: 'false' });
	const kind = element(
		'select',
		{ id: `${id}-type` },
		...types.map((type) => element('option', { value: type }, type)),
	);
	const fill = () => {
		const { example } = content[kind.value] ?? {};
		const isJson = kind.value === 'application/json';
		text.value = isJson ? JSON.stringify(example, null, '\t') : new URLSearchParams(Object(example)).toString();
	};
	kind.addEventListener('change', fill);
	kind.value = first;
	fill();
	const again = element('button', { type: 'button' }, 'Example again');
	again.addEventListener('click', fill);
	return [
		element('div', {}, element('label', { for: kind.id }, 'Type of the body'), kind),
		element('div', {}, element('label', { for: text.id }, 'Body'), text, again),
	];
}

/**
 * The request that a form stands for.
 * @param {Call} call
 * @param {HTMLFormElement} form
 */
export function toRequest({ method, path }, form) {
	const headers = new Headers();
	const query = new URLSearchParams();
	let address = path;
	for (const input of form.querySelectorAll('[data-in]')) {
		const { name = '', value = '' } = /** @type {HTMLInputElement} */ (input);
		const where = input.getAttribute('data-in');
		// A picture's path keeps its slashes, as the address of a picture has them.
		const encoded = encodeURIComponent(value);
		if (where === 'path')
			address = address.replace(`{${name}}`, path.startsWith('/img/') ? encoded.replaceAll('%2F', '/') : encoded);
		else if (value !== '' && where === 'query') query.append(name, value);
		else if (value !== '') headers.set(name, value);
	}
	const token = /** @type {HTMLInputElement} */ (byId('token')).value.trim();
	if (token) headers.set('Authorization', `Bearer ${token}`);
	const body = form.querySelector('textarea')?.value;
	const type = /** @type {HTMLSelectElement | null} */ (form.querySelector('[id$="-type"]'))?.value;
	if (body && type) headers.set('Content-Type', type);
	const asked = query.size > 0 ? `?${query}` : '';
	return { address: `${address}${asked}`, init: { method, headers, ...(body ? { body } : {}) } };
}
