import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { createTestApp, type TestApp } from '../app.fixture.ts';
import { ALL_CALLS } from './all-calls.ts';
import { isEmpty } from './call.ts';
import { type OpenApi, type Operation, openApiDocument, openApiPath } from './document.ts';
import { exampleOf } from './example-of.ts';
import { schemaOfInput } from './json-schemas.ts';

let shop: TestApp;
let api: OpenApi;
beforeAll(async () => {
	shop = await createTestApp();
	api = await (await shop.app.request('/api/openapi.json')).json();
});
afterAll(() => shop.close());

type WaitingShopper = [name: string, path: string, operation: Operation];
const operations = (): WaitingShopper[] =>
	Object.entries(api.paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(
			([method, operation]): WaitingShopper => [`${method.toUpperCase()} ${path}`, path, operation],
		),
	);
const answered = ({ app }: TestApp) =>
	[
		...new Set(
			app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${openApiPath(path)}`),
		),
	].toSorted();

describe('the document describes', () => {
	it('every call that is answered, and no other', () => {
		const told = operations().map(([name]) => name);
		expect(told.toSorted()).toEqual(answered(shop));
		expect(told.toSorted()).toEqual(ALL_CALLS.map(({ method, path }) => `${method} ${openApiPath(path)}`).toSorted());
	});

	it('only what these settings turn on', async () => {
		const other = await createTestApp(undefined, { env: { MAILS_PAGE: 'false' } });
		const { paths } = await (await other.app.request('/api/openapi.json')).json();
		expect(Object.keys(paths)).not.toContain('/mails');
		expect(Object.keys(paths)).toContain('/api/cart/pull');
		await other.close();
	});

	it('the storefronts of this shop', () => {
		expect(api.components.parameters.storeCode).toMatchObject({ schema: { enum: ['pl', 'de', 'it'] } });
	});
});

/** Every `$ref`, wherever it is. */
function refsIn(value: unknown): string[] {
	if (value === null || typeof value !== 'object') return [];
	return Object.entries(value).flatMap(([key, member]) => (key === '$ref' ? [String(member)] : refsIn(member)));
}

const HOLD_SCHEMAS = new Set(['schema', 'items', 'additionalProperties', 'propertyNames', 'anyOf', 'allOf', 'oneOf']);

/** Every JSON schema of the document, and all that is in them. */
function schemasIn(value: unknown, isSchema = false): Record<string, unknown>[] {
	if (value === null || typeof value !== 'object') return [];
	if (Array.isArray(value)) return value.flatMap((member) => schemasIn(member, isSchema));
	const members = Object.entries(value).flatMap(([key, member]) => {
		if (key === 'example') return [];
		if (key === 'properties' || key === 'schemas') return schemasIn(Object.values(Object(member)), true);
		return schemasIn(member, HOLD_SCHEMAS.has(key));
	});
	return isSchema ? [value as Record<string, unknown>, ...members] : members;
}

describe('the document is one of OpenAPI 3.1', () => {
	it('with the parts that it must have', () => {
		expect(api).toMatchObject({
			openapi: expect.stringMatching(/^3\.1\.\d+$/),
			info: { title: expect.stringMatching(/./), version: expect.stringMatching(/./) },
		});
	});

	it('whose references lead somewhere', () => {
		const refs = refsIn(api);
		expect(refs.length).toBeGreaterThan(500);
		for (const ref of new Set(refs)) {
			const found = ref
				.slice('#/'.length)
				.split('/')
				.reduce<unknown>((at, part) => Reflect.get(Object(at), part), api);
			expect([ref, typeof found]).toEqual([ref, 'object']);
		}
	});

	it('whose schemas are JSON schemas', () => {
		const schemas = schemasIn(api);
		expect(schemas.length).toBeGreaterThan(500);
		const types = new Set(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']);
		for (const { type, required, pattern, $defs } of schemas) {
			expect([type ?? []].flat().every((one) => types.has(String(one)))).toBe(true);
			if (required !== undefined) expect(required).toEqual([...new Set(required as string[])]);
			if (pattern !== undefined) expect(() => new RegExp(String(pattern), 'u')).not.toThrow();
			expect($defs).toBeUndefined();
		}
	});

	it('whose names may be used', () => {
		const names = Object.values(api.components).flatMap((part) => Object.keys(part));
		expect(names.filter((name) => !/^[\w.-]+$/.test(name))).toEqual([]);
		const ids = operations().map(([, , { operationId }]) => operationId);
		expect(new Set(ids).size).toBe(ids.length);
	});

	it('whose calls are whole', () => {
		const tags = api.tags.map(({ name }) => name);
		for (const [name, path, operation] of operations()) {
			const parameters = operation.parameters.filter((one) => 'in' in one);
			const inPath = parameters.filter((one) => one.in === 'path').map((one) => one.name);
			expect([name, inPath]).toEqual([name, [...path.matchAll(/\{(\w+)\}/g)].map(([, part]) => part)]);
			expect(new Set(parameters.map((one) => `${one.in} ${one.name}`)).size).toBe(parameters.length);
			expect(tags).toEqual(expect.arrayContaining(operation.tags));
			const schemes = operation.security.flatMap((way) => Object.keys(way));
			expect(Object.keys(api.components.securitySchemes)).toEqual(expect.arrayContaining(schemes));
			expect(Object.keys(operation.responses).every((status) => /^[2345]\d\d$/.test(status))).toBe(true);
			expect([name, Object.keys(operation.responses).some((status) => status < '400')]).toEqual([name, true]);
			expect(operation.summary.length).toBeGreaterThan(5);
		}
	});
});

describe('the examples', () => {
	const bodies = ALL_CALLS.flatMap(({ method, path, bodies, examples }) =>
		Object.entries(bodies).map(([type, schema]) => [`${method} ${path} ${type}`, schema, examples] as const),
	);
	it.each(bodies)('of %s can be sent', (_name, schema: ZodMiniType, examples) => {
		expect(schema.safeParse(exampleOf(schemaOfInput(schema), examples)).error).toBeUndefined();
	});

	const queries = ALL_CALLS.filter(({ query }) => !isEmpty(query)).map(
		(call) => [`${call.method} ${call.path}`, call] as const,
	);
	it.each(queries)('in the address of %s can be sent', (_name, { query, examples }) => {
		expect(query.safeParse(exampleOf(schemaOfInput(query), examples)).error).toBeUndefined();
	});
});

it('refusals are described with their codes', () => {
	const { responses } = openApiDocument(ALL_CALLS, ['pl']).components;
	expect(responses['404.cart-not-found']).toMatchObject({
		description: 'cart-not-found',
		content: {
			'application/json': {
				schema: {
					properties: { code: { const: 404 }, result: { properties: { errorCode: { enum: ['cart-not-found'] } } } },
				},
			},
		},
	});
	expect(api.paths['/api/cart/pull']?.get?.responses['404']).toEqual({
		$ref: '#/components/responses/404.cart-not-found',
	});
});
