import { createLimiter } from '../limiter.ts';
import { createMemo } from '../memo.ts';

/** A PDF takes some 50 ms of the one thread that answers everybody. */
const CONCURRENCY = 1;
const MAX_WAITING = 20;
/** Some 500 invoices. */
const MAX_BYTES = 16_000_000;

type Draw = () => Promise<Buffer>;

/** Draws PDFs one at a time. Both verbs throw a BusyError at once when too many wait. */
export interface PdfRenderer {
	/** Draws a PDF that nobody else will ask for. */
	once(draw: Draw): Promise<Buffer>;
	/** Draws a PDF that will be asked for again: once, however many ask, as long as there is space to keep it. */
	kept(name: string, draw: Draw): Promise<Buffer>;
}

/** @param maxBytes that all kept PDFs may take together; the least recently used go */
export function createPdfRenderer(maxBytes = MAX_BYTES): PdfRenderer {
	const limit = createLimiter(CONCURRENCY, MAX_WAITING);
	const memo = createMemo<Buffer>({ maxSize: maxBytes, sizeCalculation: ({ length }) => length });
	return { once: limit, kept: (name, draw) => memo(name, () => limit(draw)) };
}
