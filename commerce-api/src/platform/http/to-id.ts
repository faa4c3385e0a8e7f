import { Id } from '@pasaz/kernel/contract/id';
import { Refusal } from './refusal.ts';

/**
 * An id in an address.
 * @throws Refusal 404 for what can be none
 */
export function toId(text: string | undefined): number {
	const id = Id.safeParse(/^\d{1,10}$/.test(text ?? '') ? Number(text) : undefined);
	if (id.success) return id.data;
	throw new Refusal(404, 'not-found', 'There is nothing here.');
}
