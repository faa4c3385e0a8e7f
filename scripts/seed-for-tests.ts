import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DEMO_SETTINGS } from './shop-settings.ts';

// The shops of the composed tests begin with copies of this database, so that none of them fills its own.
const [, , folder] = process.argv;
if (!folder) throw new Error('Name the folder for the database');
const env = { ...process.env, ...DEMO_SETTINGS, DATA_DIR: folder, API_PORT: '0', LOG_LEVEL: 'warn' };
const api = fork(join(import.meta.dirname, '../commerce-api/src/main.ts'), { env });
const ended = once(api, 'exit');
await once(api, 'message');
api.kill('SIGTERM');
const [code] = await ended;
process.exitCode = code ?? 1;
