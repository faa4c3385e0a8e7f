import { PaymentMethod, ServerCartItem, ShippingMethod, Totals } from '@pasaz/kernel/contract/cart';
import { Attribute, Category, SearchAnswer, Tag } from '@pasaz/kernel/contract/catalog';
import { CmsPage } from '@pasaz/kernel/contract/content';
import { Country } from '@pasaz/kernel/contract/country';
import { OrderAddress, OrderConfirmation, OrderPayment } from '@pasaz/kernel/contract/order';
import { Order } from '@pasaz/kernel/contract/order-history';
import { ProductOption } from '@pasaz/kernel/contract/product-option';
import { Review } from '@pasaz/kernel/contract/review';
import { SizeTable } from '@pasaz/kernel/contract/size-table';
import { StockItem } from '@pasaz/kernel/contract/stock';
import { TotalsSegment } from '@pasaz/kernel/contract/totals-segment';
import { User, UserAddress } from '@pasaz/kernel/contract/user';
import * as z from 'zod';
import type { ZodMiniType } from 'zod/mini';

/** JSON Schema 2020-12, which OpenAPI 3.1 takes as it is. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

const NAMED = {
	Attribute,
	Category,
	CmsPage,
	Country,
	Order,
	OrderAddress,
	OrderConfirmation,
	OrderPayment,
	PaymentMethod,
	ProductOption,
	Review,
	SearchAnswer,
	ServerCartItem,
	ShippingMethod,
	SizeTable,
	StockItem,
	Tag,
	Totals,
	TotalsSegment,
	User,
	UserAddress,
};
const answers = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(NAMED)) answers.add(schema, { id });

/** Bounds at JavaScript's safe integers say nothing. */
const EXACT = Number.MAX_SAFE_INTEGER;
function withoutNoise({ jsonSchema }: { jsonSchema: JsonSchema }): void {
	if (jsonSchema.maximum === EXACT) delete jsonSchema.maximum;
	if (jsonSchema.minimum === -EXACT) delete jsonSchema.minimum;
}
const SHARED = { unrepresentable: 'any', override: withoutNoise } as const;

export function namedSchemas(): Record<string, JsonSchema> {
	const { schemas } = z.toJSONSchema(answers, { ...SHARED, io: 'output', uri: refTo });
	return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, plain(schema)]));
}

/** Schema of an input. Unknown fields are refused where `additionalProperties` is false, and dropped elsewhere. */
export function schemaOfInput(schema: ZodMiniType): JsonSchema {
	return plain(z.toJSONSchema(schema, { ...SHARED, io: 'input' }));
}

export function schemaOfAnswer(schema: ZodMiniType): JsonSchema {
	const name = answers.get(schema)?.id;
	if (name) return { $ref: refTo(name) };
	const { $defs: _named, ...own } = z.toJSONSchema(schema, { ...SHARED, io: 'output', metadata: answers });
	return plain(JSON.parse(JSON.stringify(own).replaceAll('"#/$defs/', `"${refTo('')}`)));
}

function refTo(name: string): string {
	return `#/components/schemas/${name}`;
}

function plain({ $schema: _dialect, $id: _address, ...schema }: JsonSchema): JsonSchema {
	return schema;
}
