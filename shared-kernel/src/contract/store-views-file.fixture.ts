import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { STORE_VIEWS } from './store-views.fixture.ts';

/** File with the storefronts, for the setting `STORE_VIEWS`. */
export const STORE_VIEWS_FILE = join(tmpdir(), `pasaz-store-views-${process.pid}-${threadId}.json`);
writeFileSync(STORE_VIEWS_FILE, JSON.stringify(STORE_VIEWS));
