import type { StoreView } from '@pasaz/kernel/contract/store-view';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Services } from '../../platform/database/services.ts';
import { htmlPage } from '../../platform/http/html-page.ts';
import { findToken, type MailToken } from '../../platform/mail/mail-tokens.ts';
import { addressIn, languageOf, type Shop, storeViewOf } from '../../platform/store-views.ts';
import { LINK_TEXTS, type LinkPurpose } from './messages.ts';

const PATH = '/api/ext/mail-link';
const POLICY =
	"default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

interface MailLinkServices extends Services {
	shop: Shop;
	/** What each kind of link does; false when the link has expired. */
	acts: Record<LinkPurpose, (token: string) => Promise<boolean>>;
}

export function mailLinkTo(publicUrl: string, token: string): string {
	return `${publicUrl}${PATH}/${token}`;
}

/** Pages for the links in mails, which work in every browser and without scripts. */
export function mailLinkRoutes(app: Hono, { db, now, shop, acts }: MailLinkServices): void {
	app.get(`${PATH}/:token`, async (c) => {
		const found = await findToken(db, c.req.param('token'), now());
		return answer(c, shop, found, (purpose, texts) => ({
			sentence: texts.asks[purpose].question,
			button: texts.asks[purpose].button,
		}));
	});
	app.post(`${PATH}/:token`, async (c) => {
		const token = c.req.param('token');
		const found = await findToken(db, token, now());
		const isDone = isLink(found) && (await acts[found.purpose](token));
		return answer(c, shop, isDone ? found : undefined, (purpose, texts) => ({ sentence: texts.asks[purpose].done }));
	});
}

function isLink(found: MailToken | undefined): found is MailToken & { purpose: LinkPurpose } {
	return found !== undefined && found.purpose !== 'contact';
}

/** What the page says. Mail programs follow links by themselves, so nothing happens before the button is pressed. */
type Describe = (purpose: LinkPurpose, texts: (typeof LINK_TEXTS)['pl']) => { sentence: string; button?: string };

/** Nobody knows any more which storefront a link is of that is over, so its page is in the browser's first language. */
function viewInLanguage({ storeViews }: Shop, accepted = ''): StoreView {
	const language = accepted.slice(0, 2).toLowerCase();
	return storeViews.find(({ i18n }) => i18n.defaultLocale.startsWith(language)) ?? storeViews[0];
}

function answer(c: Context, shop: Shop, found: MailToken | undefined, describe: Describe) {
	const accepted = c.req.header('accept-language');
	const view = found ? storeViewOf(shop.storeViews, found.storeCode) : viewInLanguage(shop, accepted);
	const language = languageOf(view.i18n.defaultLocale);
	const texts = LINK_TEXTS[language];
	const { sentence, button } = isLink(found) ? describe(found.purpose, texts) : { sentence: texts.over };
	const content = html`${isLink(found) ? '' : html`<p>${texts.whyOver}</p>`}
${button ? html`<form method="post"><button>${button}</button></form>` : ''}
<p><a href="${addressIn(shop, view.storeCode, '/')}">${texts.home}</a></p>`;
	c.header('Content-Security-Policy', POLICY);
	c.header('Referrer-Policy', 'no-referrer');
	return c.html(htmlPage({ language, title: sentence, content }), isLink(found) ? 200 : 404);
}
