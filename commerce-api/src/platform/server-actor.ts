import { randomUUID } from 'node:crypto';

/** Names this process in the ids of operations that it makes for clients that say only what shall be. */
export const SERVER = randomUUID();
