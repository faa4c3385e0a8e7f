import * as z from 'zod/mini';

/** A shopper's id, or null for guests. */
export const TaskOwner = z.nullable(z.int());
export type TaskOwner = z.infer<typeof TaskOwner>;

/** A call that outlives the page that made it (rule 19.1). What early releases stored beside these fields is dropped. */
export const NetworkTask = z.object({
	/** Sent as `Idempotency-Key`: however often a task is sent, it takes effect once. */
	task_id: z.string().check(z.minLength(1), z.maxLength(100)),
	/** Path below the API's root. Never another origin, which would get the token. */
	url: z.string().check(z.regex(/^\/(?![/\\])/)),
	/** `body` is JSON text. */
	payload: z.object({ method: z.enum(['GET', 'POST', 'DELETE']), body: z.optional(z.string()) }),
	/** Whether the server has said yes or no. */
	transmited: z.boolean(),
	result: z.optional(z.unknown()),
	resultCode: z.nullable(z.int()),
	/** Name of the handler that gets the answer. */
	callback_event: z.nullable(z.string()),
	owner: TaskOwner,
	/** Tasks are sent in this order, which grows across all tabs. */
	position: z.number(),
	/** Grows with each change, so that tabs recognize the later version. */
	revision: z.int(),
	/** Number of server errors so far. */
	attempts: z.int(),
});
export type NetworkTask = z.infer<typeof NetworkTask>;
