import * as z from 'zod/mini';

/** A task's owner: a shopper's id, or null for guests. */
export const TaskOwner = z.nullable(z.int());
export type TaskOwner = z.infer<typeof TaskOwner>;

/** `body` is JSON text. */
const TaskPayload = z.object({
	method: z.enum(['GET', 'POST', 'DELETE']),
	headers: z.record(z.string(), z.string()),
	mode: z.enum(['cors', 'same-origin']),
	body: z.optional(z.string()),
});

/** A call that outlives the page that made it (rule 19.1). Dates are ISO 8601, null until they happen. */
export const NetworkTask = z.object({
	/** Sent as `Idempotency-Key`: however often a task is sent, it takes effect once. */
	task_id: z.string().check(z.minLength(1), z.maxLength(100)),
	/** Path below the API's root, with the places `{{token}}` and `{{cartId}}`. Never another origin, which would get the token. */
	url: z.string().check(z.regex(/^\/(?![/\\])/)),
	payload: TaskPayload,
	/** Whether the server has answered, with yes or no. */
	transmited: z.boolean(),
	transmited_at: z.nullable(z.string()),
	created_at: z.string(),
	updated_at: z.string(),
	result: z.optional(z.unknown()),
	resultCode: z.nullable(z.int()),
	/** The machine-readable reason of a refusal. */
	code: z.nullable(z.string()),
	/** Whether the handler named by `callback_event` has had the answer. */
	acknowledged: z.boolean(),
	meta: z.optional(z.unknown()),
	callback_event: z.nullable(z.string()),
	/** No error notification. */
	silent: z.boolean(),
	/** Keeps the task, with its answer, after it is done. */
	is_result_cacheable: z.boolean(),
	/** Ours. */
	owner: TaskOwner,
	/** Ours: place in the order, growing over all tabs. */
	position: z.number(),
	/** Ours: grows with each change, so that tabs know which of two versions is the later one. */
	revision: z.int(),
	/** Ours: answers so far that were the server's failures. */
	attempts: z.int(),
	/** Ours: why the queue has given the task up until the shopper tries again; null while it has not. */
	parked: z.nullable(z.string()),
});
export type NetworkTask = z.infer<typeof NetworkTask>;
