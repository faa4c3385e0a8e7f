import { fork } from 'node:child_process';
import { join, resolve } from 'node:path';
import { buildReleases } from '../delivery/src/build.ts';
import { PACKAGE_NAMES, ReleaseSet } from '../delivery/src/release.ts';
import { openReleaseStore } from '../delivery/src/release-store.ts';

const root = join(import.meta.dirname, '..');
const dataDir = resolve(root, process.env.DATA_DIR ?? '.data');
const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;

/** Builds what has changed and lets new pages be made of it. */
async function publish() {
	const store = openReleaseStore(dataDir);
	const { versions, built } = await buildReleases(root, store, PACKAGE_NAMES);
	const { releases } = ReleaseSet.parse({ id: 'new', releases: versions });
	const set = await store.publish(releases);
	console.log(
		`Release set ${set.id}: ${built.length > 0 ? `built ${built.join(', ')}` : 'nothing changed'} (${seconds()})`,
	);
}

/** Starts a process of the shop and returns when it says that it is ready. */
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
	console.log(`The shop is open at http://localhost:${process.env.PORT ?? 4000} (${seconds()})`);
	for (const child of children) child.once('exit', stop);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	stop();
	process.exitCode = 1;
}
