import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { folderOf, packagesIn } from '../delivery/src/packages.ts';
import { publishWorkspace } from './publish-workspace.ts';

const root = join(import.meta.dirname, '..');
const dataDir = resolve(root, process.env.DATA_DIR ?? '.data');
/** ms that edits may follow each other before a build begins. */
const PAUSE = 150;

const env = { ...process.env, OUTPUT_CACHE: 'off', BUILD_MODE: 'development' };
const shop = spawn(process.execPath, ['scripts/start.ts'], { cwd: root, env, stdio: 'inherit' });
shop.once('exit', (code) => process.exit(code ?? 0));

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
	}, PAUSE);
}

for (const folder of [...(await packagesIn(root)).map(folderOf), 'shared-kernel', 'ui-kit']) {
	watch(join(root, folder, 'src'), { recursive: true }, onEdit);
}
