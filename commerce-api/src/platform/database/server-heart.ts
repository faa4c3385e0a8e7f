import { Client } from 'pg';
import type { Heart } from './pulse.ts';

/** A connection to a server that is used for nothing but asking whether the server is there. */
export function serverHeart(connectionString: string): Heart {
	let client: Client | undefined;

	const connect = async () => {
		const opened = new Client({ connectionString, application_name: 'pasaz pulse' });
		client = opened;
		opened.on('error', () => {
			if (client === opened) client = undefined;
		});
		await opened.connect();
		return opened;
	};
	const reset = () => {
		client?.end().catch(() => {});
		client = undefined;
	};
	return {
		reset,
		async beat() {
			await (client ?? (await connect())).query('select 1');
		},
	};
}
