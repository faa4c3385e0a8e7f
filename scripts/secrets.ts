import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { lintSource } from '@secretlint/core';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';

const PICTURES = new Set(['.webp', '.png', '.jpg', '.woff2', '.ttf', '.ico', '.gif', '.pdf']);
const config = { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }] };

export async function secretsIn(filePath: string, content: string): Promise<string[]> {
	const { messages } = await lintSource({
		source: { filePath, content, contentType: 'text', ext: extname(filePath) },
		options: { config, maskSecrets: true },
	});
	return messages.map(({ loc, message }) => `${filePath}:${loc.start.line} ${message}`);
}

/** Looks through all files that git knows. */
export async function findSecrets(root: string): Promise<string[]> {
	const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
	const files = listed.filter((file) => file && !PICTURES.has(extname(file)));
	const found: string[] = [];
	for (const file of files) found.push(...(await secretsIn(file, await readFile(join(root, file), 'utf8'))));
	return found;
}
