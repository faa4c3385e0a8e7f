import type { Answer, Call, ErrorName } from './call.ts';
import { type JsonSchema, schemaOfAnswer } from './json-schemas.ts';

export interface Response {
	description: string;
	content: Record<string, { schema?: JsonSchema }>;
}
export type Responses = Record<string, Response | { $ref: string }>;

export function responsesOf({ answers, errors }: Call): Responses {
	const refused = Map.groupBy(errors, statusOf);
	const responses: Responses = {};
	for (const [status, names] of refused) responses[status] = { $ref: `#/components/responses/${keyOf(names)}` };
	for (const answer of answers) {
		const names = refused.get(String(answer.status));
		responses[answer.status] = names ? merged(answered(answer), refusal(names)) : answered(answer);
	}
	return responses;
}

export function refusalsOf(calls: readonly Call[]): Record<string, Response> {
	const sets = calls.flatMap(({ errors }) => [...Map.groupBy(errors, statusOf).values()]);
	return Object.fromEntries(sets.map((names) => [keyOf(names), refusal(names)]));
}

function statusOf(name: ErrorName): string {
	return name.slice(0, 3);
}

function codesOf(names: ErrorName[]): string[] {
	return names.map((name) => name.slice(4)).toSorted();
}

function keyOf(names: ErrorName[]): string {
	return [names[0] && statusOf(names[0]), ...codesOf(names)].join('.');
}

/** `result` may have further fields, e.g. the totals beside `price-changed`. */
function refusal(names: ErrorName[]): Response {
	const codes = codesOf(names);
	const result: JsonSchema = {
		type: 'object',
		required: ['errorMessage', 'errorCode'],
		properties: {
			errorMessage: { type: 'string', description: 'A sentence for people.' },
			errorCode: { enum: codes },
			...(codes.includes('internal') && { id: { type: 'string', description: 'What the log calls it.' } }),
		},
	};
	const schema: JsonSchema = {
		type: 'object',
		required: ['code', 'result'],
		properties: { code: { const: Number(names[0] && statusOf(names[0])) }, result },
	};
	return { description: codes.join(', '), content: { 'application/json': { schema } } };
}

function answered({ description, content }: Answer): Response {
	const types = Object.entries(content).map(([type, schema]) => [
		type,
		schema ? { schema: schemaOfAnswer(schema) } : {},
	]);
	return { description, content: Object.fromEntries(types) };
}

function merged(one: Response, other: Response): Response {
	return {
		description: `${one.description} Or: ${other.description}.`,
		content: { ...one.content, ...other.content },
	};
}
