import { fork } from 'node:child_process';
import { join, resolve } from 'node:path';
import { publishWorkspace } from './publish-workspace.ts';

const root = join(import.meta.dirname, '..');
const dataDir = resolve(root, process.env.DATA_DIR ?? '.data');
const started = performance.now();

async function publish() {
	const mode = process.env.BUILD_MODE === 'development' ? 'development' : 'production';
	const { set, built, seconds } = await publishWorkspace(root, dataDir, mode);
	console.log(
		`Release set ${set}: ${built.length > 0 ? `built ${built.join(', ')}` : 'nothing changed'} (${seconds} s)`,
	);
}

/** Starts a process of the shop; `ready` comes true when it says so. */
function open(file: string) {
	const child = fork(join(root, file), { cwd: root, env: { LOG_LEVEL: 'warn', ...process.env, DATA_DIR: dataDir } });
	const ready = new Promise<void>((done, failed) => {
		child.once('message', () => done());
		child.once('exit', (code) => failed(new Error(`${file} ended with code ${code}`)));
	});
	return { child, ready };
}

const api = open('commerce-api/src/main.ts');
const children = [api.child];
const stop = () => {
	for (const child of children) child.kill('SIGTERM');
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);

try {
	await Promise.all([publish(), api.ready]);
	const shell = open('shell/src/server/main.ts');
	children.push(shell.child);
	await shell.ready;
	const seconds = ((performance.now() - started) / 1000).toFixed(1);
	console.log(`The shop is open at http://localhost:${process.env.PORT ?? 4000} (${seconds} s)`);
	for (const child of children) child.once('exit', stop);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	stop();
	process.exitCode = 1;
}
