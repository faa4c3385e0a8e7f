import { join } from 'node:path';

/** Where the composed tests keep the data and the releases of the shop at this port. */
export function shopFolder(port: number): string {
	return join(import.meta.dirname, `../../.cache/e2e-${port}`);
}

/** Another E2E_PORT runs the tests beside somebody else's. */
export const FIRST_PORT = Number(process.env.E2E_PORT ?? 4100);
