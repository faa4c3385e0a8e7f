import { Id } from '@pasaz/kernel/contract/id';
import { notFound } from './refusal.ts';

/** @throws Refusal 404 for anything that cannot be one */
export function toId(text: string | undefined): number {
	const id = Id.safeParse(/^\d{1,10}$/.test(text ?? '') ? Number(text) : undefined);
	if (id.success) return id.data;
	throw notFound();
}

/** The database throws for anything else in a column of uuids. */
export function isUuid(text: string): boolean {
	return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}
