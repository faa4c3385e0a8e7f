// @ts-check
/** @typedef {import('../document.ts').OpenApi} OpenApi */
/** @typedef {import('../document.ts').Operation} Operation */
/** @typedef {{ method: string, path: string, operation: Operation }} Call */
/** @typedef {{ name: string, in: string, required?: boolean, description?: string, example?: unknown, schema: { enum?: unknown[], type?: unknown } }} Parameter */

/**
 * An element with its attributes and what is in it; text stays text.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, string>} attributes
 * @param {(Node | string)[]} content
 */
function element(name, attributes = {}, ...content) {
	const made = document.createElement(name);
	for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
	made.append(...content);
	return made;
}

/** @param {string} id */
function byId(id) {
	const found = document.getElementById(id);
	if (!found) throw new Error(`The page has no ${id}`);
	return found;
}

/**
 * What a `$ref` stands for, or the thing itself.
 * @param {OpenApi} api
 * @param {object} thing
 * @returns {unknown}
 */
function resolved(api, thing) {
	if (!('$ref' in thing)) return thing;
	/** @type {unknown} */
	let found = api;
	for (const part of String(thing.$ref).slice(2).split('/')) found = Reflect.get(Object(found), part);
	return found;
}

/** @param {unknown} example */
const toText = (example) => (typeof example === 'object' ? JSON.stringify(example) : String(example ?? ''));

/**
 * @param {string} id
 * @param {Parameter} parameter
 */
function field(id, { name, in: where, required, description, example, schema }) {
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
function bodyFields(id, { content }) {
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
function toRequest({ method, path }, form) {
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
async function send(call, form, answer) {
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

/**
 * What a call may answer: a status, and the codes of refusals.
 * @param {OpenApi} api
 * @param {Operation} operation
 */
function answersTable(api, { responses }) {
	const rows = Object.entries(responses).map(([status, response]) => {
		const { description } = /** @type {{ description: string }} */ (resolved(api, response));
		return element('tr', {}, element('th', { scope: 'row' }, status), element('td', {}, description));
	});
	return element('table', {}, element('caption', {}, 'Answers'), element('tbody', {}, ...rows));
}

/**
 * @param {OpenApi} api
 * @param {Call} call
 */
function tryIt(api, call) {
	const { operationId: id, parameters, requestBody, security } = call.operation;
	const fields = parameters.map((parameter) => {
		const known = /** @type {Parameter} */ (resolved(api, parameter));
		return field(`${id}-${known.in}-${known.name}`, known);
	});
	const answer = element('div', { role: 'status', class: 'answer' });
	const form = element(
		'form',
		{ 'aria-label': call.operation.summary },
		...fields,
		...(requestBody ? bodyFields(id, requestBody) : []),
		element('button', {}, 'Send'),
	);
	form.addEventListener('submit', (event) => {
		event.preventDefault();
		void send(call, form, answer);
	});
	const kinds = security.flatMap((way) => Object.keys(way));
	const isOptional = security.some((way) => Object.keys(way).length === 0);
	const token =
		kinds.length > 0 ? [element('p', {}, `Token: ${kinds.join(', ')}${isOptional ? ', or none' : ''}`)] : [];
	return [...token, form, answer, answersTable(api, call.operation)];
}

/**
 * One call, closed; what is in it is made when it is opened.
 * @param {OpenApi} api
 * @param {Call} call
 */
function toDetails(api, call) {
	const { method, path, operation } = call;
	const title = element('summary', {}, element('code', { class: method }, method), ' ', element('code', {}, path));
	title.append(element('span', {}, operation.summary));
	const details = element('details', { id: operation.operationId }, title);
	details.addEventListener('toggle', () => {
		if (details.open && details.childElementCount === 1) details.append(...tryIt(api, call));
	});
	return details;
}

/** Shows the calls that hold every word of the search field, and says how many. */
function filter() {
	const words = /** @type {HTMLInputElement} */ (byId('search')).value.toLowerCase().split(/\s+/);
	let shown = 0;
	for (const section of document.querySelectorAll('main section')) {
		const all = [...section.querySelectorAll(':scope > details')];
		for (const details of all) {
			const text = details.querySelector('summary')?.textContent?.toLowerCase() ?? '';
			details.toggleAttribute('hidden', !words.every((word) => text.includes(word)));
		}
		const left = all.filter((details) => !details.hasAttribute('hidden')).length;
		section.toggleAttribute('hidden', left === 0);
		shown += left;
	}
	byId('count').textContent = shown === 1 ? '1 call' : `${shown} calls`;
}

function openLinked() {
	const linked = document.getElementById(location.hash.slice(1));
	if (!(linked instanceof HTMLDetailsElement)) return;
	linked.open = true;
	linked.scrollIntoView();
}

/** @param {OpenApi} api */
function show(api) {
	const calls = Object.entries(api.paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
	);
	const sections = api.tags.map(({ name }) => {
		const own = calls.filter(({ operation }) => operation.tags.includes(name));
		return element('section', {}, element('h2', {}, name), ...own.map((call) => toDetails(api, call)));
	});
	byId('calls').replaceChildren(...sections);
	byId('about').textContent = api.info.description.replaceAll('`', '');
	byId('search').addEventListener('input', filter);
	filter();
	openLinked();
	addEventListener('hashchange', openLinked);
}

async function start() {
	const answered = await fetch('/api/openapi.json').catch(() => undefined);
	if (answered?.ok) return show(await answered.json());
	byId('calls').replaceChildren(element('p', { role: 'alert' }, 'The document could not be loaded. Please try again.'));
}

void start();
