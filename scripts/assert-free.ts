import { createServer } from 'node:net';

/** @throws with the setting to change */
export function assertFree(port: number, setting: string): Promise<void> {
	return new Promise((resolve, reject) => {
		const probe = createServer();
		probe.once('error', (error) => {
			reject(new Error(`Port ${port} cannot be used: set ${setting} to another one.`, { cause: error }));
		});
		probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
	});
}
