import { resolve } from 'node:path';
import { loadLabel } from './label.ts';

/** The demo shop: for tests that need a catalogue of hundreds of products, or all that editors may write. */
export const DEMO_LABEL = resolve(import.meta.dirname, '../../../../demo-shop/src/label.ts');

export const DEMO = await (await loadLabel(DEMO_LABEL)).seed();
