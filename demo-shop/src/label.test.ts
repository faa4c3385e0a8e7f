import { expect, it } from 'vitest';
import { drawPicture } from './label.ts';
import { draw } from './pictures/draw.ts';

const DRAWING = {
	view: 'detail',
	garment: {
		shape: 'coat',
		cut: 'regular',
		colour: '#8a9a86',
		accent: '#e8dcc6',
		pattern: 'plain',
		fabric: 'wool',
		parts: {},
		length: 1,
		seed: 7,
	},
};

it('draws while the back end answers others', async () => {
	await drawPicture(DRAWING);
	let turns = 0;
	const timer = setInterval(() => (turns += 1), 1);
	const picture = await drawPicture(DRAWING);
	clearInterval(timer);
	expect(turns).toBeGreaterThan(0);
	expect(picture).toBe(draw(DRAWING));
});

it('refuses what is no drawing, and goes on', async () => {
	const [refused, drawn] = await Promise.allSettled([drawPicture({ shape: 'house' }), drawPicture(DRAWING)]);
	expect(refused).toMatchObject({ status: 'rejected', reason: expect.any(Error) });
	expect(drawn).toEqual({ status: 'fulfilled', value: draw(DRAWING) });
});
