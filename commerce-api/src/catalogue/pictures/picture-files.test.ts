import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPictureFiles, type PictureFiles } from './picture-files.ts';

let folder: string;
let pictureFiles: PictureFiles;
/** A label that draws a disc of the colour it is told. */
const draw = async (drawing: unknown) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1488"><circle r="900" fill="${drawing}"/></svg>`;
const drawn = { path: '/s/z/szalik', drawing: '#884422', file: null };
const size = { width: 150, height: 150, format: 'webp' } as const;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'pasaz-pictures-'));
	pictureFiles = createPictureFiles(folder, draw);
});
afterAll(() => rm(folder, { recursive: true }));

it('encodes a drawing once for concurrent requests, and caches it', async () => {
	const asked = await Promise.all(Array.from({ length: 5 }, () => pictureFiles(drawn, size)));
	expect(new Set(asked.map(({ bytes }) => bytes)).size).toBe(1);
	expect(await sharp(asked[0]?.bytes).metadata()).toMatchObject({ width: 150, height: 150, format: 'webp' });
	expect(await readdir(join(folder, '150x150'))).toEqual([`${asked[0]?.etag}.webp`]);
	const again = await createPictureFiles(folder, draw)(drawn, size);
	expect(again.bytes.equals(asked[0]?.bytes ?? Buffer.alloc(0))).toBe(true);
});

it('shows a hanger where a photograph is missing, and does not keep it', async () => {
	const missing = await pictureFiles({ path: '/x', drawing: null, file: '/nowhere/x.jpg' }, size);
	expect(missing.lasting).toBe(false);
	expect(await sharp(missing.bytes).metadata()).toMatchObject({ width: 150, height: 150 });
	expect(await readdir(join(folder, '150x150'))).toHaveLength(1);
});

it('shows a hanger for a drawing when no label draws', async () => {
	const { lasting } = await createPictureFiles(folder, undefined)({ ...drawn, drawing: '#112233' }, size);
	expect(lasting).toBe(false);
});

it('shows a drawing that the disk does not take', async () => {
	const taken = join(folder, 'taken');
	await writeFile(taken, 'no folder');
	const { bytes, lasting } = await createPictureFiles(taken, draw)(drawn, size);
	expect(lasting).toBe(true);
	expect(await sharp(bytes).metadata()).toMatchObject({ width: 150, height: 150, format: 'webp' });
});
