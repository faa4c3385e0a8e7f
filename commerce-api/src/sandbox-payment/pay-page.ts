import { toAmount } from '@pasaz/kernel/domain/money';
import { html } from 'hono/html';
import type { OrderRow } from '../orders/order-document.ts';

const amountFormat = new Intl.NumberFormat('pl-PL', { style: 'currency', currency: 'PLN' });

/** What a payment provider's page would be; says plainly that no money moves. */
export function payPage(order: OrderRow) {
	return html`<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Szybka płatność (sklep testowy)</title>
<style>
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: #1d1b19; background: #f3f1ed; }
main { max-width: 26rem; margin: 10vh auto; padding: 2rem; background: #fff; border-radius: .5rem; }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 1.5rem 0; }
dd { margin: 0; text-align: right; font-weight: 600; }
form { display: grid; gap: .75rem; }
button { min-height: 3rem; font: inherit; border-radius: .25rem; border: 1px solid #1d1b19; background: #fff; color: #1d1b19; cursor: pointer; }
button[value=accept] { background: #1d1b19; color: #fff; }
button:focus-visible { outline: 3px solid #b4552d; outline-offset: 2px; }
</style>
</head>
<body>
<main>
<h1>Szybka płatność</h1>
<p>To jest sklep testowy: żadne pieniądze nie zostaną pobrane. Zdecyduj, jak ma się skończyć płatność.</p>
<dl>
<dt>Zamówienie</dt><dd>${order.number}</dd>
<dt>Do zapłaty</dt><dd>${amountFormat.format(toAmount(order.grandTotal))}</dd>
</dl>
<form method="post">
<button name="decision" value="accept">Zapłać</button>
<button name="decision" value="refuse">Odrzuć płatność</button>
</form>
</main>
</body>
</html>`;
}
