// @ts-check
import { byId, element } from './element.js';
import { bodyFields, field } from './request-form.js';
import { send } from './show-answer.js';

/** @typedef {import('../document.ts').OpenApi} OpenApi */
/** @typedef {import('../document.ts').Operation} Operation */
/** @typedef {{ method: string, path: string, operation: Operation }} Call */
/** @typedef {{ name: string, in: string, required?: boolean, description?: string, example?: unknown, schema: { enum?: unknown[], type?: unknown } }} Parameter */

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
