import type { Call, Field } from './call.ts';
import { exampleOf } from './example-of.ts';
import { type JsonSchema, schemaOfInput } from './json-schemas.ts';

interface Parameter {
	name: string;
	in: 'path' | 'query' | 'header';
	required: boolean;
	description?: string;
	schema: JsonSchema;
	example?: unknown;
}

const OF_PATHS: Record<string, Field> = {
	uuid: { description: 'Of an order, a product or a draft.', example: '6f1c1b52-6a0e-4f35-9f0e-0c8a4a4a1f11' },
	id: { description: 'A number.', example: '1', pattern: '^\\d{1,10}$' },
	number: { description: 'Of an order.', example: 'ORD-000001' },
	code: { description: 'Of a coupon or a gift card, however it is typed.', example: 'WIOSNA15' },
	index: { description: 'Counted from 1, or of a store view’s `elasticsearch.index`.', example: 'pl' },
	product: { description: 'The product’s id.', example: '1', pattern: '^\\d{1,10}$' },
	secret: { description: 'From the order’s mail.', example: 'c2VjcmV0LW9mLXRoZS1vcmRlcnMtbWFpbA' },
	event: { description: 'The payment provider’s.', example: 'event-0001' },
	seconds: { description: 'Until when, in seconds since 1970.', example: '1795082400', pattern: '^\\d{1,12}$' },
	signature: { description: 'From the mail or the order’s document.', example: 'c2lnbmF0dXJlLW9mLXRoZS1saW5r' },
	token: { description: 'From the mail.', example: 'c2VjcmV0LW9mLXRoZS1tYWlsLWxpbmstLS0tLS0' },
	slug: { description: 'The page’s address.', example: 'o-nas' },
	layout: { description: 'Its name.', example: 'home' },
	path: { description: 'With its slashes escaped or as they are.', example: 'stary-adres' },
	entity: { description: 'The kind of document.', example: 'product' },
	sku: { description: 'The product’s.', example: 'BRZ-WY-001' },
	size: { description: 'Width and height in pixels.', example: '450x570', pattern: '^\\d+x\\d+$' },
	file: { description: 'Its name.', example: 'sitemap-1.xml' },
	filename: { description: 'Its name.', example: 'google-pl.xml' },
	name: { description: 'Its name.', example: '2026-11-20T10-00-00' },
};

export function parametersOf(call: Call): (Parameter | { $ref: string })[] {
	const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => ofField(name, 'path', OF_PATHS[name]));
	const inHeader = Object.entries(call.headers).map(([name, field]) => ofField(name, 'header', field));
	const ofStore = call.ofContract ? [{ $ref: '#/components/parameters/storeCode' }] : [];
	return [...inPath, ...inQuery(call), ...inHeader, ...ofStore];
}

function ofField(name: string, where: 'path' | 'header', field: Field | undefined): Parameter {
	if (!field) throw new Error(`There is no description of the field ${name}`);
	const { description, example, pattern, required = where === 'path' } = field;
	return { name, in: where, required, description, schema: { type: 'string', ...(pattern && { pattern }) }, example };
}

function inQuery({ query, examples }: Call): Parameter[] {
	const { properties = {}, required = [] } = schemaOfInput(query);
	return Object.entries(properties).map(([name, schema]) => ({
		name,
		in: 'query',
		required: required.includes(name),
		schema: typeof schema === 'object' ? schema : {},
		...((required.includes(name) || name in examples) && { example: exampleOf(schema, examples, name) }),
	}));
}
