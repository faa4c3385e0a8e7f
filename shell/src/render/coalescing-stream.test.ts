import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { coalescing } from './coalescing-stream.ts';

function collecting() {
	const pieces: [string, boolean][] = [];
	const stream = coalescing(
		(piece, isLast) => pieces.push([Buffer.from(piece).toString(), isLast]),
		() => '</html>',
	);
	return { pieces, stream };
}

it('sends a page that is made at once as one piece', async () => {
	const { pieces, stream } = collecting();
	stream.write('<html>');
	stream.end('<p>');
	await setTimeout(5);
	expect(pieces).toEqual([['<html><p></html>', true]]);
});

it('sends what is ready before the rest', async () => {
	const { pieces, stream } = collecting();
	stream.write('ab');
	await setTimeout(5);
	stream.end();
	await setTimeout(5);
	expect(pieces).toEqual([
		['ab', false],
		['</html>', true],
	]);
});
