import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'pasaz-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command of the back end, which says two of its settings. */
function settings(env: NodeJS.Dict<string>) {
	const told = '[process.env.LABEL, process.env.ORDER_PREFIX].join()';
	const args = ['--import', './scripts/set-shop-settings.ts', '--print', told];
	return spawnSync(process.execPath, args, { cwd: ROOT, env, encoding: 'utf8' });
}

describe('a command of the back end', () => {
	it('has the settings of the demo shop, which the environment overrides', () => {
		expect(settings({ ORDER_PREFIX: 'NEW' }).stdout.trim()).toBe('demo-shop/src/label.ts,NEW');
	});

	it('has those of the file that SHOP_ENV names, and none of the demo shop’s', () => {
		const file = join(folder, 'shop.env');
		writeFileSync(file, 'ORDER_PREFIX=OWN\n');
		expect(settings({ SHOP_ENV: file }).stdout.trim()).toBe(',OWN');
	});

	it('says in one line that there is no such file', () => {
		const file = join(folder, 'none.env');
		expect(settings({ SHOP_ENV: file })).toMatchObject({ status: 1, stderr: `SHOP_ENV: there is no file ${file}\n` });
	});
});
