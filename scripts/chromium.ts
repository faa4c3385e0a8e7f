import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { aptInstall, run } from './apt-install.ts';

const DEBIAN = '/usr/bin/chromium';
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

function found(): string | undefined {
	const { CHROMIUM_PATH } = process.env;
	if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH)) throw new Error(`CHROMIUM_PATH: there is no file ${CHROMIUM_PATH}`);
	return [CHROMIUM_PATH, DEBIAN, chromium.executablePath()].find((path) => path && existsSync(path));
}

function install() {
	if (!run('playwright', ['install', 'chromium'])) aptInstall('chromium');
}

/** Installs a browser if there is none. @throws with one sentence on what to do */
export function findChromium(): string {
	const known = found();
	if (known) return known;
	install();
	const installed = found();
	if (installed) return installed;
	throw new Error('No Chromium was found: install it and name its file in CHROMIUM_PATH.');
}

/** Chromium without its own windows and panels: the same pages for a third less of the processor's time. */
export function findHeadlessShell(): string | undefined {
	return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : undefined;
}

export function installHeadlessShell() {
	if (!findHeadlessShell()) aptInstall('chromium-headless-shell');
}

/** Root needs `--no-sandbox`; the other arguments keep a test browser from calling home. */
export const CHROMIUM_ARGS = [
	...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];
