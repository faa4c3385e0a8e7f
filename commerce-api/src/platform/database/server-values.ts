import { types } from 'pg';
import { TEXT_TYPES } from './text-types.ts';

const INT8 = 20;
const asText = (value: string) => value;

/** Parses the server's values as the embedded database does. */
export const SERVER_VALUES = {
	getTypeParser: (type: number, format?: 'text' | 'binary') => {
		if (TEXT_TYPES.includes(type)) return asText;
		return type === INT8 ? Number : types.getTypeParser(type, format);
	},
};
