#!/usr/bin/env node
import { resolve } from 'node:path';
import { createSlice } from './create-slice.ts';

const [name, folder = name && `mf-${name}`] = process.argv.slice(2);
try {
	if (!name || !folder)
		throw new Error('npm create @pasaz/slice <name> [folder], such as npm create @pasaz/slice loyalty');
	const made = await createSlice(name, resolve(folder));
	console.log(
		`Made ${made}. Next:\n\n  cd ${folder}\n  npm install    # or with the packed files: npm install <folder>/pasaz-{kernel,ui-kit,slice}-*.tgz\n  npm test\n\nIts README.md says how it is run against a shop, and published.`,
	);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
