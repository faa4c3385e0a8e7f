import type { JsonSchema } from './json-schemas.ts';

const BY_NAME: Record<string, unknown> = {
	email: 'anna@example.com',
	username: 'anna@example.com',
	sourceAddress: 'anna@example.com',
	password: 'zielony-rower-7',
	currentPassword: 'zielony-rower-7',
	newPassword: 'niebieski-rower-8',
	firstname: 'Anna',
	lastname: 'Nowak',
	nickname: 'Anna',
	name: 'Anna Nowak',
	customer_id: 1,
	street: ['Polna', '1/2'],
	postcode: '00-001',
	city: 'Warszawa',
	telephone: '600100200',
	country_id: 'PL',
	countryId: 'PL',
	currency: 'PLN',
	sku: 'SKU-1',
	skus: 'SKU-1',
	product_id: 1,
	rating: 5,
	item_id: 1,
	cartId: '6f1c1b52-6a0e-4f35-9f0e-0c8a4a4a1f11',
	cart_id: '',
	user_id: '',
	payment_method_code: 'cashondelivery',
	shipping_method_code: 'flatrate',
	shipping_carrier_code: 'flatrate',
	shippingCarrierCode: 'flatrate',
	shippingMethodCode: 'flatrate',
	title: 'Dobra',
	detail: 'Nosi się świetnie.',
	subject: 'Pytanie',
	emailText: 'Kiedy otwieracie?',
	message: 'Kiedy otwieracie?',
	orderSecret: 'c2VjcmV0LW9mLXRoZS1vcmRlcnMtbWFpbA',
};
/** @param given values by the names of fields, which take precedence */
export function exampleOf(schema: JsonSchema | boolean, given: Record<string, unknown> = {}, name = ''): unknown {
	if (name in given) return given[name];
	if (typeof schema === 'boolean') return {};
	if (name in BY_NAME) return BY_NAME[name];
	const { anyOf, oneOf, allOf, type } = schema;
	if (schema.const !== undefined) return schema.const;
	if (schema.enum) return schema.enum[0];
	const [first] = anyOf ?? oneOf ?? allOf ?? [];
	if (first) return exampleOf(first, given);
	const kind = Array.isArray(type) ? type[0] : type;
	if (kind === 'object') return objectOf(schema, given);
	if (kind === 'array') return schema.items && !Array.isArray(schema.items) ? [exampleOf(schema.items, given)] : [];
	if (kind === 'boolean') return true;
	if (kind === 'integer' || kind === 'number') return Math.max(1, schema.minimum ?? 1);
	return schema.format === 'uuid' ? '6f1c1b52-6a0e-4f35-9f0e-0c8a4a4a1f11' : 'x'.repeat(schema.minLength ?? 1);
}

function objectOf({ properties = {}, required = [] }: JsonSchema, given: Record<string, unknown>): unknown {
	const names = Object.keys(properties).filter((name) => required.includes(name) || name in given);
	return Object.fromEntries(names.map((name) => [name, exampleOf(properties[name] ?? {}, given, name)]));
}
