import { existsSync } from 'node:fs';
import { makeKeys } from '../signature.ts';
import { UsageError } from './flags.ts';

/** Prints the keys of a team. Nothing else is needed for it: with the first ones the file of keys begins. */
export function keygen([team]: string[], { RELEASE_KEYS: file }: NodeJS.ProcessEnv): void {
	if (!team) throw new UsageError('Of which team?');
	const { publicKey, privateKey } = makeKeys();
	const isNew = file && !existsSync(file) ? ', which is still to be made' : '';
	console.log(`In the file of RELEASE_KEYS${file ? ` (${file}${isNew})` : ''}, which every shell and team has:`);
	console.log(JSON.stringify({ [team]: { key: publicKey, packages: ['mf_…'] } }, null, '\t'));
	console.log(`In the environment of ${team} alone:\nRELEASE_TEAM=${team}\nRELEASE_KEY=${privateKey}`);
}
