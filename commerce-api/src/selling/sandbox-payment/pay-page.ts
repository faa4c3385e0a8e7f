import { toAmount } from '@pasaz/kernel/domain/money';
import { html, raw } from 'hono/html';
import { type Html, htmlPage } from '../../platform/http/html-page.ts';
import type { Language } from '../../platform/mail/language.ts';
import type { OrderRow } from '../orders/order-document.ts';
import { BLIK_CODES } from './decision.ts';
import { payTexts } from './texts.ts';

/** What a payment provider's page would be, in the order's language; says plainly that no money moves. */
export function payPage(order: OrderRow, language: Language, isWrongCode: boolean) {
	const texts = payTexts(language);
	const amount = new Intl.NumberFormat(language, { style: 'currency', currency: order.currency });
	return page(
		language,
		html`<p>${texts.explanation}</p>
<dl>
<dt>${texts.order}</dt><dd>${order.number}</dd>
<dt>${texts.toPay}</dt><dd>${amount.format(toAmount(order.grandTotal))}</dd>
</dl>
<form method="post">
<button name="decision" value="accept">${texts.pay}</button>
<button class="plain" name="decision" value="refuse">${texts.refuse}</button>
</form>
${order.currency === 'PLN' ? blikForm(language, isWrongCode) : ''}`,
	);
}

/** BLIK is a Polish standard: it moves złoty only. */
function blikForm(language: Language, isWrong: boolean) {
	const texts = payTexts(language);
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

/** For an order that was cancelled meanwhile. */
export function canceledPage(language: Language, backUrl: string) {
	const texts = payTexts(language);
	return page(language, html`<p role="alert">${texts.canceled}</p><p><a href="${backUrl}">${texts.back}</a></p>`);
}

function page(language: Language, content: Html): Html {
	return htmlPage({ language, title: payTexts(language).title, content });
}
