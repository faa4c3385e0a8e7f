import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { watch } from 'chokidar';
import { folderOf, packagesIn } from '../delivery/src/packages.ts';
import { publishWorkspace } from './publish-workspace.ts';

const root = join(import.meta.dirname, '..');
const dataDir = resolve(root, process.env.DATA_DIR ?? '.data');
/** ms without a further edit before a build begins. */
const QUIET_TIME = 150;

const env = { ...process.env, OUTPUT_CACHE: 'off', SERVICE_WORKER: 'off', BUILD_MODE: 'development' };
const shop = spawn(process.execPath, ['scripts/start.ts'], { cwd: root, env, stdio: 'inherit' });
shop.once('exit', (code) => process.exit(code ?? 0));
// SIGTERM reaches this process alone and would leave the shop running; Ctrl+C reaches both.
process.once('SIGTERM', () => shop.kill('SIGTERM'));

let timer: NodeJS.Timeout | undefined;
let building = Promise.resolve();

async function publish() {
	try {
		const { built, seconds } = await publishWorkspace(root, dataDir, 'development');
		if (built.length > 0) console.log(`Published ${built.join(', ')} (${seconds} s): reload the page`);
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
	}
}

function onEdit() {
	clearTimeout(timer);
	timer = setTimeout(() => {
		building = building.then(publish);
	}, QUIET_TIME);
}

const folders = [...(await packagesIn(root)).map(folderOf), 'shared-kernel', 'ui-kit'];
// Node's own recursive watch stops seeing a file that an editor saves by renaming a new one over it.
watch(
	folders.map((folder) => join(root, folder, 'src')),
	{ ignoreInitial: true },
).on('all', onEdit);
