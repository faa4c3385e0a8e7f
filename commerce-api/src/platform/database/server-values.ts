import { types } from 'pg';
import { TEXT_TYPES } from './text-types.ts';

const INT8 = 20;
const asText = (value: string) => value;

/** What `pg` makes of a server's values: the same as the embedded database gives. */
export const SERVER_VALUES = {
	getTypeParser: (type: number, format?: 'text' | 'binary') => {
		if (TEXT_TYPES.includes(type)) return asText;
		return type === INT8 ? Number : types.getTypeParser(type, format);
	},
};
