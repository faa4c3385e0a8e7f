import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, chromium } from '@playwright/test';
import { ROOT } from './child-process.ts';

type Launch = Parameters<typeof chromium.launchPersistentContext>[1];

export interface RealBrowser {
	context: BrowserContext;
	close(): Promise<void>;
}

/** Starts a whole browser with a profile on the disk; quotas and content settings work in no other. */
export async function openRealBrowser(
	options: Launch,
	contentSettings: Record<string, number> = {},
): Promise<RealBrowser> {
	const profile = await mkdtemp(join(tmpdir(), 'pasaz-profile-'));
	await mkdir(join(profile, 'Default'));
	const preferences = { profile: { default_content_setting_values: contentSettings } };
	await writeFile(join(profile, 'Default/Preferences'), JSON.stringify(preferences));
	const { E2E_CHROMIUM: executablePath = '' } = process.env;
	const context = await chromium.launchPersistentContext(profile, { ...options, executablePath });
	const close = async () => {
		await context.close();
		await rm(profile, { recursive: true, force: true });
	};
	return { context, close };
}

/** Bundles a kernel module into a script that defines `bundle`. */
export async function kernelBundle(file: string): Promise<string> {
	const args = ['scripts/bundle-for-page.ts', `shared-kernel/src/${file}`];
	const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT, maxBuffer: 10_000_000 });
	return stdout;
}
