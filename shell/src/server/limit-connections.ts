import type { Server } from 'node:http';

const MAX_CONNECTIONS = 10_000;
/** ms in which even the slowest phone takes something of an answer; longer than `pasaz` waits for a rehearsal, which is silent. */
const LONGEST_SILENCE = 180_000;

/** Ends connections of which the other side neither sends nor takes anything, and opens none beyond the most (rule 27.25). */
export function limitConnections(server: Server, silence = LONGEST_SILENCE): void {
	server.maxConnections = MAX_CONNECTIONS;
	server.timeout = silence;
}
