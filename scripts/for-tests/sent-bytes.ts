import { get } from 'node:http';

/** @returns bytes of an answer as the server sends it */
export function sentBytes(url: string): Promise<number> {
	return new Promise((resolve, reject) => {
		const asked = get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
			let bytes = 0;
			answer.on('data', (chunk: Buffer) => {
				bytes += chunk.byteLength;
			});
			answer.once('end', () => resolve(bytes)).once('error', reject);
		});
		asked.once('error', reject);
	});
}
