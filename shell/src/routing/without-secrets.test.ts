import { expect, it } from 'vitest';
import { withoutSecrets } from './without-secrets.ts';

const UUID = '8f14e45f-ceea-467f-a9b1-0c5d3c1a9e77';
/** 24, 16 and 32 random bytes. */
const ORDER = 'qB3-f_0ZrVYc1kXo8s7LmTgW2aHdNpE5';
const DRAFT = 'Zk3x9-QvT_1mWb7LcYh2sA';
const TOKEN = 'p4X_8sVq2LkZ0nYb-7RcT1mWh3Ea9UdGfJo5iQx6KtM';

it.each([
	[`/zamowienie/${UUID}/${ORDER}`, `/zamowienie/${UUID}/…`],
	[`/de/zamowienie/${UUID}/${ORDER}?next=%2Fona`, `/de/zamowienie/${UUID}/…?next=%2Fona`],
	[`/ocen-produkty/${UUID}/${ORDER}`, `/ocen-produkty/${UUID}/…`],
	[`/preview-cms-draft/${DRAFT}/home`, '/preview-cms-draft/…/home'],
	[`/api/order/${UUID}/correction/12/${ORDER}`, `/api/order/${UUID}/correction/12/…`],
	[`/ona?next=${TOKEN}`, '/ona?next=…'],
	[`/login?next=%2Fzamowienie%2F${UUID}%2F${ORDER}`, `/login?next=%2Fzamowienie%2F${UUID}%2F…`],
	[`/login?next=%2Fpreview-cms-draft%2F${DRAFT}%2Fhome`, '/login?next=%2Fpreview-cms-draft%2F…%2Fhome'],
	[`set-1 /_page/preview-cms-draft/${DRAFT}`, 'set-1 /_page/preview-cms-draft/…'],
	[`/zamowienie/${UUID}/${ORDER} failed Error: no answer`, `/zamowienie/${UUID}/… failed Error: no answer`],
	[`nothing at /zamowienie/${UUID}/${'z9'.repeat(16)}.`, `nothing at /zamowienie/${UUID}/….`],
])('secrets are taken out of %s (27.21)', (text, shown) => expect(withoutSecrets(text)).toBe(shown));

it.each([
	'/ona/sukienki/sukienka-letnia-w-kwiaty-zielona-2026',
	`/account/orders/${UUID}`,
	'/szukaj?q=sukienka+w+kwiaty+na+lato+2026',
	'at begin (/srv/releases/mf_content/1/node_modules/react-dom-server@19.2.0/index.js:12:3)',
	'/img/600/600/resize/Fotografia_sukienki_letniej_12.webp',
])('%s stays as it is, so that the log says which page it was', (text) => expect(withoutSecrets(text)).toBe(text));
