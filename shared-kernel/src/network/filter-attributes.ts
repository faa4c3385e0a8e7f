import * as z from 'zod/mini';
import { Attribute } from '../contract/catalog.ts';
import type { Api } from './api.ts';
import { findMany } from './find.ts';

const OPTION_INPUTS = ['select', 'multiselect'];
const Input = z.pick(Attribute, { attribute_code: true, frontend_input: true });

/** Codes of the attributes that listings can be filtered by, in the shop's order. */
export async function filterAttributes(api: Api): Promise<string[]> {
	const attributes = await findMany(api, 'attribute', Input, {});
	return attributes
		.filter(({ frontend_input }) => OPTION_INPUTS.includes(frontend_input))
		.map((one) => one.attribute_code);
}
