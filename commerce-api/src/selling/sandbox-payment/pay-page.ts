import { toAmount } from '@pasaz/kernel/domain/money';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { type Html, htmlPage } from '../../platform/http/html-page.ts';
import { readText } from '../../platform/http/read-body.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Language } from '../../platform/store-views.ts';
import type { OrderRow } from '../order-rows.ts';
import { dueOf } from '../orders/order-sums.ts';
import type { PaymentEvent } from '../orders/take-event.ts';
import { PAY_TEXTS } from './texts.ts';

const BLIK_CODES: Record<string, PaymentEvent['status']> = { '777123': 'accepted', '777000': 'refused' };

/** The shopper's decision; after `wrong-code` the page asks again. */
export type Decision = PaymentEvent['status'] | 'wrong-code';

const BUTTONS: Record<string, PaymentEvent['status']> = { accept: 'accepted', refuse: 'refused' };

/** @throws Refusal 422 for another form */
export async function readDecision(c: Context): Promise<Decision> {
	const isForm = c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded');
	const fields = new URLSearchParams(isForm ? await readText(c.req.raw) : '');
	const button = fields.get('decision') ?? '';
	if (button === 'blik') return ofCode(fields.get('code') ?? '');
	const decision = Object.hasOwn(BUTTONS, button) ? BUTTONS[button] : undefined;
	if (decision) return decision;
	throw new Refusal(422, 'invalid-input', 'The payment is either accepted or refused.');
}

/** People write six digits with spaces. */
function ofCode(code: string): Decision {
	const digits = code.replaceAll(/\s/g, '');
	return (Object.hasOwn(BLIK_CODES, digits) && BLIK_CODES[digits]) || 'wrong-code';
}

export function payPage(order: OrderRow, language: Language, isWrongCode: boolean) {
	const texts = PAY_TEXTS[language];
	const amount = new Intl.NumberFormat(language, { style: 'currency', currency: order.currency });
	return page(
		language,
		html`<p>${texts.explanation}</p>
<dl>
<dt>${texts.order}</dt><dd>${order.number}</dd>
<dt>${texts.toPay}</dt><dd>${amount.format(toAmount(dueOf(order)))}</dd>
</dl>
<form method="post">
<button name="decision" value="accept">${texts.pay}</button>
<button class="plain" name="decision" value="refuse">${texts.refuse}</button>
</form>
${order.currency === 'PLN' ? blikForm(language, isWrongCode) : ''}`,
	);
}

/** BLIK only transfers złoty. */
function blikForm(language: Language, isWrong: boolean) {
	const texts = PAY_TEXTS[language];
	const codeOf = (end: string) =>
		Object.entries(BLIK_CODES)
			.find(([, status]) => status === end)?.[0]
			.replace(/^(\d{3})/, '$1 ') ?? '';
	const hint = texts.codeHint({ accepted: codeOf('accepted'), refused: codeOf('refused') });
	return html`<form method="post">
<label for="code">${texts.blik}</label>
${isWrong ? html`<p role="alert" id="wrong">${texts.wrongCode}</p>` : ''}
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" pattern="\\s*[0-9]{3}\\s*[0-9]{3}\\s*" maxlength="9" required
 aria-describedby="${isWrong ? 'wrong hint' : 'hint'}"${isWrong ? raw(' aria-invalid="true" autofocus') : ''}>
<small id="hint">${hint}</small>
<button class="plain" name="decision" value="blik">${texts.confirmCode}</button>
</form>`;
}

export function canceledPage(language: Language, backUrl: string) {
	const texts = PAY_TEXTS[language];
	return page(language, html`<p role="alert">${texts.canceled}</p><p><a href="${backUrl}">${texts.back}</a></p>`);
}

function page(language: Language, content: Html): Html {
	return htmlPage({ language, title: PAY_TEXTS[language].title, content });
}
