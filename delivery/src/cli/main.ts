#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SetRefused } from '../publish.ts';
import { canary, preview, publish } from './commands.ts';
import { dev } from './dev.ts';
import { type Flags, UsageError } from './flags.ts';
import { gc } from './gc.ts';
import { keygen } from './keygen.ts';
import { promote } from './promote.ts';
import { rollback } from './rollback.ts';
import { type CliSettings, readSettings } from './settings.ts';
import { status } from './status.ts';

const USAGE = `pasaz <command>

  dev package …               show packages as they are here in the running shop (--against <url> --port 4400)
  publish [package …]         build, rehearse in the running shop, and show to everybody
  preview package … | set     build, and print a link at which nobody else sees it (--days 7)
  canary package … 10%        build, rehearse, and show to some of the visitors; canary off
  promote [package … | set]   show your canary, that of packages, or a set, to everybody
  rollback [package …]        show what was shown before
  status                      what is shown, by whom, since when
  gc                          remove releases that nobody is shown any more (--sets 20 --days 14 --without-shop)
  keygen team                 make the keys of a team

A package is shell, mf-product, …; without a name, publish takes what has changed here since the last publication.
docs/deploy-a-slice.md says more.`;

type Command = (settings: CliSettings, names: string[], flags: Flags) => Promise<void>;
const COMMANDS: Record<string, Command> = { dev, publish, preview, canary, promote, rollback, status, gc };

/** In words; `DEBUG=1` gives the stack of what is a fault of ours. */
function tell(error: unknown): void {
	if (error instanceof SetRefused) console.error(`Refused:\n${error.message}`);
	else
		console.error(
			error instanceof Error && (error instanceof UsageError || !process.env.DEBUG) ? error.message : error,
		);
	process.exitCode = 1;
}

try {
	if (existsSync('.env')) process.loadEnvFile('.env');
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: {
			'without-rehearsal': { type: 'boolean' },
			'without-shop': { type: 'boolean' },
			days: { type: 'string' },
			port: { type: 'string' },
			against: { type: 'string' },
			sets: { type: 'string' },
		},
	});
	const [name = '', ...rest] = positionals;
	const env = values.against ? { ...process.env, PUBLIC_URL: values.against } : process.env;
	const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
	// the settings may name keys that are still to be made
	if (name === 'keygen') keygen(rest, env);
	else if (command) await command(readSettings(env, process.cwd()), rest, values);
	else throw new UsageError(`${name ? `${name} is no command\n\n` : ''}${USAGE}`);
} catch (error) {
	tell(error);
}
