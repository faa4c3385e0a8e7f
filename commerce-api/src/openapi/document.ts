import type { Access, Call } from './call.ts';
import { exampleOf } from './example-of.ts';
import { type JsonSchema, namedSchemas, schemaOfInput } from './json-schemas.ts';
import { parametersOf } from './parameters.ts';
import { type Responses, refusalsOf, responsesOf } from './responses.ts';

const SECURITY: Record<Access, Operation['security']> = {
	anyone: [],
	shopper: [{}, { user: [] }],
	user: [{ user: [] }],
	admin: [{ admin: [] }],
	provider: [],
};

export interface Operation {
	operationId: string;
	tags: string[];
	summary: string;
	/** One of them is enough; none is needed where the list is empty or holds an empty one. */
	security: Record<string, string[]>[];
	parameters: ReturnType<typeof parametersOf>;
	requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema; example: unknown }> };
	responses: Responses;
}

export interface OpenApi {
	openapi: string;
	info: Record<'title' | 'version' | 'description', string>;
	servers: { url: string }[];
	tags: { name: string }[];
	/** By path, then by method in lower case. */
	paths: Record<string, Record<string, Operation>>;
	components: {
		schemas: Record<string, JsonSchema>;
		responses: ReturnType<typeof refusalsOf>;
		parameters: Record<string, object>;
		securitySchemes: Record<string, object>;
	};
}

/** @param storeCodes of the storefronts, the default one first */
export function openApiDocument(calls: readonly Call[], storeCodes: readonly string[]): OpenApi {
	const paths: OpenApi['paths'] = {};
	for (const call of calls) {
		const path = openApiPath(call.path);
		paths[path] = { ...paths[path], [call.method.toLowerCase()]: toOperation(call) };
	}
	return {
		openapi: '3.1.1',
		info: {
			title: 'Pasaż commerce API',
			version: '1',
			description:
				'Answers are `{ code, result, meta? }`, the status repeats `code`; the search and the URL map answer bare. ' +
				'What is refused says why in `result.errorCode`, and in a sentence in `result.errorMessage`. ' +
				'Unknown fields, in a body or in an address, are refused as `invalid-input`, except in a platform’s own documents. ' +
				'Amounts are gross, in decimal units of the store view’s currency, unless a field’s name says otherwise. ' +
				'What a merchant decides leaves its list, and the rest moves up: to work through a list, ask for its first page again and again.',
		},
		servers: [{ url: '/' }],
		tags: [...new Set(calls.map(({ tag }) => tag))].map((name) => ({ name })),
		paths,
		components: {
			schemas: namedSchemas(),
			responses: refusalsOf(calls),
			parameters: {
				storeCode: {
					name: 'storeCode',
					in: 'query',
					description: 'The storefront that asks; the first without it.',
					schema: { type: 'string', enum: storeCodes },
				},
			},
			securitySchemes: {
				user: { type: 'http', scheme: 'bearer', description: 'The access token of a login.' },
				admin: { type: 'http', scheme: 'bearer', description: 'The setting ADMIN_SECRET.' },
			},
		},
	};
}

/** `/img/:size/:path{.+}` is `/img/{size}/{path}`. */
export function openApiPath(path: string): string {
	return path.replaceAll(/:(\w+)(\{(?:[^{}]|\{[^}]*\})*\})?/g, '{$1}');
}

function toOperation(call: Call): Operation {
	const { tag, summary, access } = call;
	return {
		operationId: operationId(call),
		tags: [tag],
		summary,
		security: SECURITY[access],
		parameters: parametersOf(call),
		...requestOf(call),
		responses: responsesOf(call),
	};
}

/** `GET /api/cart/pull` is `getApiCartPull`. */
function operationId({ method, path }: Call): string {
	const [first = '', ...more] = `${method} ${openApiPath(path)}`.toLowerCase().match(/[a-z\d]+/g) ?? [];
	return first + more.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function requestOf({ bodies, examples }: Call): Pick<Operation, 'requestBody'> {
	const types = Object.entries(bodies).map(([type, body]) => {
		const schema = schemaOfInput(body);
		return [type, { schema, example: exampleOf(schema, examples) }];
	});
	return types.length === 0 ? {} : { requestBody: { required: true, content: Object.fromEntries(types) } };
}
