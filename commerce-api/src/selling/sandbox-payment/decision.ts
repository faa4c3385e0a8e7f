import type { Context } from 'hono';
import { readText } from '../../platform/http/read-body.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { PaymentEvent } from './payment-event.ts';

/** BLIK codes of the sandbox; it knows no others. */
export const BLIK_CODES: Record<string, PaymentEvent['status']> = { '777123': 'accepted', '777000': 'refused' };

/** How the shopper wants the payment to end; `wrong-code` is asked again. */
export type Decision = PaymentEvent['status'] | 'wrong-code';

const BUTTONS: Record<string, PaymentEvent['status']> = { accept: 'accepted', refuse: 'refused' };

/** @throws Refusal 422 for a form that is none of the page's */
export async function readDecision(c: Context): Promise<Decision> {
	const isForm = c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded');
	const fields = new URLSearchParams(isForm ? await readText(c.req.raw) : '');
	const button = fields.get('decision') ?? '';
	if (button === 'blik') return ofCode(fields.get('code') ?? '');
	const decision = Object.hasOwn(BUTTONS, button) ? BUTTONS[button] : undefined;
	if (decision) return decision;
	throw new Refusal(422, 'invalid-input', 'The payment is either accepted or refused.');
}

/** Spaces are how people write six digits. */
function ofCode(code: string): Decision {
	const digits = code.replaceAll(/\s/g, '');
	return (Object.hasOwn(BLIK_CODES, digits) && BLIK_CODES[digits]) || 'wrong-code';
}
