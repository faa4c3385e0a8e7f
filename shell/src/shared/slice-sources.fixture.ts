import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const CONSUMERS = readdirSync(root).filter((name) => /^(mf-[\w-]+|ui-kit)$/.test(name));

function sourcesOf(folder: string): string[] {
	const files = readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' });
	const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.(test|fake|fixture)\./.test(file));
	return sources.map((file) => readFileSync(join(root, folder, 'src', file), 'utf8'));
}

export function sliceSources(): string[] {
	return CONSUMERS.flatMap(sourcesOf);
}
