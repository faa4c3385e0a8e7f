import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Garment } from '../pictures/garment.ts';
import { createPictureFiles, type PictureFiles } from './picture-files.ts';

let folder: string;
let pictureFiles: PictureFiles;
const garment: Garment = {
	shape: 'scarf',
	cut: 'regular',
	colour: '#884422',
	accent: '#ffffff',
	pattern: 'plain',
	fabric: 'wool',
	seed: 7,
};
const drawn = { path: '/s/z/szalik', garment, view: 'front' as const, file: null };
const size = { width: 150, height: 150, format: 'webp' } as const;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'pasaz-pictures-'));
	pictureFiles = createPictureFiles(folder);
});
afterAll(() => rm(folder, { recursive: true }));

test('encodes a drawing once, also when it is asked for by many, and keeps it', async () => {
	const asked = await Promise.all(Array.from({ length: 5 }, () => pictureFiles(drawn, size)));
	expect(new Set(asked.map(({ bytes }) => bytes)).size).toBe(1);
	expect(await sharp(asked[0]?.bytes).metadata()).toMatchObject({ width: 150, height: 150, format: 'webp' });
	expect(await readdir(join(folder, '150x150'))).toEqual([`${asked[0]?.etag}.webp`]);
	const again = await createPictureFiles(folder)(drawn, size);
	expect(again.bytes.equals(asked[0]?.bytes ?? Buffer.alloc(0))).toBe(true);
});

test('shows a hanger where a photograph is missing, and does not keep it', async () => {
	const missing = await pictureFiles({ path: '/x', garment: null, view: null, file: '/nowhere/x.jpg' }, size);
	expect(missing.lasting).toBe(false);
	expect(await sharp(missing.bytes).metadata()).toMatchObject({ width: 150, height: 150 });
	expect(await readdir(join(folder, '150x150'))).toHaveLength(1);
});

test('shows a drawing that the disk does not take', async () => {
	const taken = join(folder, 'taken');
	await writeFile(taken, 'no folder');
	const { bytes, lasting } = await createPictureFiles(taken)(drawn, size);
	expect(lasting).toBe(true);
	expect(await sharp(bytes).metadata()).toMatchObject({ width: 150, height: 150, format: 'webp' });
});
