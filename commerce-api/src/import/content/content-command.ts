import { resolve } from 'node:path';
import { getConfig } from '../../platform/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { withDatabase } from '../../platform/database/open-engine.ts';
import { ImportError } from '../import-error.ts';
import { listed } from '../report.ts';
import { type CheckOptions, checkFolder } from './check-folder.ts';
import { currentEdited } from './current-edited.ts';
import { readFolder } from './read-folder.ts';
import { writeEdited } from './write-edited.ts';
import { writeFolder } from './write-folder.ts';

export async function exportContent(folder: string): Promise<string> {
	const edited = await withDatabase(getConfig(process.env), currentEdited);
	const files = writeFolder(resolve(folder), edited);
	return `Wrote ${files.length} files to ${folder}.`;
}

/** @throws ImportError naming each mistake by file and line; nothing is written */
export async function importContent(folder: string): Promise<string> {
	const config = getConfig(process.env);
	const changed = await withDatabase(config, (db) => loadFolder(db, resolve(folder), { ...config, now: new Date() }));
	if (changed.length === 0) return 'Nothing has changed.';
	return ['Changed:', ...listed(changed)].join('\n');
}

/** @returns names of what has changed @throws ImportError as `importContent` does */
export async function loadFolder(
	db: Database,
	folder: string,
	{ now, ...options }: CheckOptions & { now: Date },
): Promise<string[]> {
	const read = readFolder(folder);
	return db.transaction(async (tx) => {
		// What a file says of another is known once all of them can be read.
		const faults = read.faults.length > 0 ? read.faults : await checkFolder(tx, read, options);
		if (faults.length > 0) throw new ImportError(['Nothing was imported:', ...listed(faults)].join('\n'));
		return writeEdited(tx, read, now);
	});
}
