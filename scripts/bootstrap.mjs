// Runs on whatever Node the machine has (≥ 20): installs, then goes on with the Node of the lockfile.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PNPM = 'pnpm@12.21.0';
const OLDEST = [22, 22];
const root = join(import.meta.dirname, '..');
const isWindows = process.platform === 'win32';

function run(command, args) {
	const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: isWindows });
	if (error) console.error(`${command} could not be started: ${error.message}`);
	if (status !== 0) process.exit(status ?? 1);
}

function ownNode() {
	const own = join(root, 'node_modules/.bin', isWindows ? 'node.cmd' : 'node');
	if (existsSync(own)) return own;
	const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
	if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return process.execPath;
	console.error(
		`For this system Node ${OLDEST.join('.')} or newer must be installed; it has ${process.versions.node}.`,
	);
	process.exit(1);
}

/** Whether pnpm has installed just what the lockfile says. Without a network its question to the registry takes over a minute. */
function isInstalled() {
	try {
		const [wanted, installed] = ['pnpm-lock.yaml', 'node_modules/.pnpm/lock.yaml'].map((file) =>
			readFileSync(join(root, file)),
		);
		return wanted.equals(installed);
	} catch {
		return false;
	}
}

const task = process.argv[2];
if (!isInstalled()) {
	run('npx', [
		'--yes',
		PNPM,
		'install',
		'--frozen-lockfile',
		'--prefer-offline',
		'--reporter=append-only',
		'--loglevel=warn',
	]);
}
// DEP0155: the federation plugin looks up `@pasaz/kernel/`, which is meant as a prefix.
const args = ['--disable-warning=DEP0155', join('scripts', `${task}.ts`), ...process.argv.slice(3)];
const child = spawn(ownNode(), args, { cwd: root, stdio: 'inherit', shell: isWindows });
// Who ends this process means the shop. A terminal tells both of Ctrl+C.
process.on('SIGTERM', () => child.kill('SIGTERM'));
process.on('SIGINT', () => {});
child.once('exit', (code) => process.exit(code ?? 1));
