import { expect, it } from 'vitest';
import { spareData } from './connection.ts';

it.each([
	[undefined, 'all'],
	[{ effectiveType: '4g', saveData: false }, 'all'],
	[{ effectiveType: '3g' }, 'records'],
	[{ effectiveType: '2g' }, 'none'],
	[{ effectiveType: 'slow-2g' }, 'none'],
	[{ effectiveType: '4g', saveData: true }, 'none'],
] as const)('%o spares %s', (connection, expected) => expect(spareData(connection)).toBe(expected));

it('spares nothing for a shopper who wants less data', () => {
	expect(spareData({ effectiveType: '4g' }, true)).toBe('none');
});
