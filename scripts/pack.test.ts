import { expect, it } from 'vitest';
import { sliceRules } from './pack.ts';

it('the rules of a slice say nothing of what its tests and commands leave there (26.43)', async () => {
	const { files, formatter } = await sliceRules();
	expect(formatter).toMatchObject({ indentStyle: 'tab' });
	expect(files.includes).toEqual(
		expect.arrayContaining(['**', '!**/node_modules', '!**/.cache', '!**/.data', '!**/test-results']),
	);
});
