import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { TEXT_TYPES } from './text-types.ts';
import type { WorkerAnswer, WorkerCall, WorkerData } from './worker-protocol.ts';
import { toFailure } from './worker-protocol.ts';

const asText = (value: string) => value;
const parsers = Object.fromEntries(TEXT_TYPES.map((type) => [type, asText]));
/** PGlite's default of 160 MB is most of its memory and is touched at the start; some thousand products fit in this. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

async function open({ dataDir, template }: WorkerData): Promise<PGlite> {
	const loadDataDir = template && { loadDataDir: new Blob([await readFile(template)]) };
	return PGlite.create({ dataDir, extensions: { pg_trgm }, parsers, startParams, ...loadDataDir });
}

const given: WorkerData = workerData;
const opening = open(given);

async function run(call: WorkerCall): Promise<WorkerAnswer> {
	const database = await opening;
	switch (call.kind) {
		case 'ready':
			return { id: call.id };
		case 'query': {
			const { rows, fields, affectedRows } = await database.query(call.sql, call.params, { rowMode: call.rowMode });
			return { id: call.id, result: { rows, fields, affectedRows } };
		}
		case 'close':
			await database.close();
			return { id: call.id };
	}
}

parentPort?.on('message', (call: WorkerCall) => {
	run(call).then(
		(answer) => parentPort?.postMessage(answer),
		(error: unknown) => parentPort?.postMessage({ id: call.id, failure: toFailure(error) }),
	);
});
