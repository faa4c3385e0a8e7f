import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Ours. Rows of cells below named columns, in cm, for products of these `category_ids` and `skus`. */
export const SizeTable = z.object({
	id: z.int(),
	name: z.string(),
	columns: z.array(z.string()),
	rows: z.array(z.array(z.string())),
	/** Sanitised HTML: how to measure. */
	note: z.nullable(z.string()),
	category_ids: z.array(z.int()),
});
export type SizeTable = z.infer<typeof SizeTable>;

export const sizeTables = endpoint({ method: 'GET', path: '/api/size-table', result: z.array(SizeTable) });
export const sizeTable = endpoint({ method: 'GET', path: '/api/size-table/:id', result: z.array(SizeTable) });
