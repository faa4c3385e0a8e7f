import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

/** Debian's packages run this before they start a service. */
const POLICY = '/usr/sbin/policy-rc.d';
const NO_SERVICES = '#!/bin/sh\nexit 101\n';

export function run(command: string, args: string[]): boolean {
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}

export function mayInstall(): boolean {
	return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/** Installs one Debian package where that is allowed, without starting its service. */
export function aptInstall(name: string): void {
	if (!mayInstall()) return;
	const isOpen = !existsSync(POLICY);
	if (isOpen) writeFileSync(POLICY, NO_SERVICES, { mode: 0o755 });
	try {
		if (run('apt-get', ['update', '-qq'])) run('apt-get', ['install', '-y', '-qq', name]);
	} finally {
		if (isOpen) rmSync(POLICY);
	}
}
