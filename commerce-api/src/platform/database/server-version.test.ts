import { expect, it } from 'vitest';
import { requireVersion } from './server-version.ts';

it.each([160_000, 160_004, 180_001])('a server of version %i will do', (version) => {
	expect(() => requireVersion(version)).not.toThrow();
});

it.each([150_014, 90_603])('a server of version %i is refused with a one-line message', (version) => {
	expect(() => requireVersion(version)).toThrow(
		/^Bad settings: DATABASE_URL: expected PostgreSQL 16 or newer, not \d+$/,
	);
});
