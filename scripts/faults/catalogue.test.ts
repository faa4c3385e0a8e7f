import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { EXPERIMENTS } from './catalogue.ts';
import { proofsOf } from './experiment.ts';

const root = join(import.meta.dirname, '../..');
const numbersOf = (letter: string, last: number) =>
	Array.from({ length: last }, (_, index) => `${letter}${String(index + 1).padStart(2, '0')}`);

it('has every fault and every attack once, in order (26.34)', () => {
	expect(EXPERIMENTS.map(({ number }) => number)).toEqual([...numbersOf('F', 44), ...numbersOf('S', 30)]);
});

it('names tests that there are', () => {
	const isThere = (file: string, test: string) =>
		existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8').includes(test);
	const missing = EXPERIMENTS.flatMap(proofsOf).filter(({ file, test }) => !isThere(file, test));
	expect(missing).toEqual([]);
	expect(EXPERIMENTS.filter((experiment) => proofsOf(experiment).length === 0)).toEqual([]);
});
