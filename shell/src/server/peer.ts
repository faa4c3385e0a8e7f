import type { Context } from 'hono';
import * as z from 'zod';

const Connection = z.object({ incoming: z.object({ socket: z.object({ remoteAddress: z.string() }) }) });

export function peerOf(context: Context): string | undefined {
	return Connection.safeParse(context.env).data?.incoming.socket.remoteAddress;
}
