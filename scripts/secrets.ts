import { execFileSync } from 'node:child_process';
import { extname, join } from 'node:path';
import { lintSource } from '@secretlint/core';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';
import { readIfExists } from '../delivery/src/folder-json.ts';

const PICTURES = new Set(['.webp', '.png', '.jpg', '.woff2', '.ttf', '.ico', '.gif', '.pdf']);
const config = { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }] };

export async function secretsIn(filePath: string, content: string): Promise<string[]> {
	const { messages } = await lintSource({
		source: { filePath, content, contentType: 'text', ext: extname(filePath) },
		options: { config, maskSecrets: true },
	});
	return messages.map(({ loc, message }) => `${filePath}:${loc.start.line} ${message}`);
}

/** Looks through all files that git knows, but those that were removed since. */
export async function findSecrets(root: string): Promise<string[]> {
	const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
	const files = listed.filter((file) => file && !PICTURES.has(extname(file)));
	const found: string[] = [];
	for (const file of files) {
		const content = await readIfExists(join(root, file));
		if (content) found.push(...(await secretsIn(file, content.toString())));
	}
	return found;
}
