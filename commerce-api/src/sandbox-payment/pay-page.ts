import { toAmount } from '@pasaz/kernel/domain/money';
import { html, raw } from 'hono/html';
import type { Language } from '../mail/language.ts';
import type { OrderRow } from '../orders/order-document.ts';
import { BLIK_CODES } from './decision.ts';
import { payTexts } from './texts.ts';

const STYLE = raw(`
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: #1d1b19; background: #f3f1ed; }
main { max-width: 26rem; margin: 10vh auto; padding: 2rem; background: #fff; border-radius: .5rem; }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 1.5rem 0; }
dd { margin: 0; text-align: right; font-weight: 600; }
form { display: grid; gap: .75rem; margin-top: 1.5rem; }
label { display: grid; gap: .25rem; font-weight: 600; }
small { color: #5d5852; }
[role=alert] { margin: 0; color: #a3261b; font-weight: 600; }
input, button { min-height: 3rem; font: inherit; border-radius: .25rem; border: 1px solid #1d1b19; box-sizing: border-box; }
input { padding: 0 .75rem; letter-spacing: .2em; }
button { background: #fff; color: #1d1b19; cursor: pointer; }
button[value=accept] { background: #1d1b19; color: #fff; }
:focus-visible { outline: 3px solid #b4552d; outline-offset: 2px; }
`);

/** What a payment provider's page would be, in the order's language; says plainly that no money moves. */
export function payPage(order: OrderRow, language: Language, isWrongCode: boolean) {
	const texts = payTexts(language);
	const amount = new Intl.NumberFormat(language, { style: 'currency', currency: order.currency });
	return document(
		language,
		html`<p>${texts.explanation}</p>
<dl>
<dt>${texts.order}</dt><dd>${order.number}</dd>
<dt>${texts.toPay}</dt><dd>${amount.format(toAmount(order.grandTotal))}</dd>
</dl>
<form method="post">
<button name="decision" value="accept">${texts.pay}</button>
<button name="decision" value="refuse">${texts.refuse}</button>
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
<button name="decision" value="blik">${texts.confirmCode}</button>
</form>`;
}

/** For an order that was cancelled meanwhile. */
export function canceledPage(language: Language, backUrl: string) {
	const texts = payTexts(language);
	return document(language, html`<p role="alert">${texts.canceled}</p><p><a href="${backUrl}">${texts.back}</a></p>`);
}

function document(language: Language, content: ReturnType<typeof html>) {
	const { title } = payTexts(language);
	return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`;
}
