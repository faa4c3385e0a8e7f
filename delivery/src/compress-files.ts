import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { filesIn } from './integrity.ts';

const compress = promisify(brotliCompress);

export async function compressFiles(folder: string): Promise<void> {
	const texts = (await filesIn(folder)).filter((file) => /\.(js|css|svg)$/.test(file));
	await Promise.all(
		texts.map(async (file) => {
			const content = await readFile(join(folder, file));
			const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength };
			await writeFile(join(folder, `${file}.br`), await compress(content, { params }));
		}),
	);
}
