import { CLAIM_FORM_PATHS, ComplaintForm, ReturnForm } from '@pasaz/kernel/contract/claim-form';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { findStoreView } from '../../platform/http/find-store-view.ts';
import { parseInput } from '../../platform/http/parse-input.ts';
import { readForm } from '../../platform/http/read-body.ts';
import { createPdfRenderer } from '../../platform/pdf/pdf-renderer.ts';
import { type Language, languageOf, type Shop } from '../../platform/store-views.ts';
import type { Content } from '../content-view.ts';
import type { Addressee } from './addressee.ts';
import { complaintForm } from './complaint-form.ts';
import { COMPLAINT_TEXTS } from './complaint-texts.ts';
import { returnForm } from './return-form.ts';
import { RETURN_TEXTS } from './return-texts.ts';

interface DocumentServices {
	content: Content;
	shop: Shop;
	now: () => Date;
}

/** Forms for complaints and returns, in the language of the storefront that `storeCode` names. */
export function documentRoutes(app: Hono, { content, shop, now }: DocumentServices): void {
	const pdfs = createPdfRenderer();
	const addressee = async (storeView: StoreView): Promise<Addressee> => {
		const { address = '', email = '' } = (await content.view(storeView)).settings?.contact ?? {};
		return { address, email, siteName: storeView.seo.siteName, locale: storeView.i18n.defaultLocale };
	};
	const formRoute = <Form extends z.ZodMiniObject>(path: string, { texts, form, draw }: ClaimForm<Form>) =>
		app.on(['GET', 'POST'], path, async (c) => {
			const storeView = findStoreView(shop.storeViews, c.req.query('storeCode'));
			const filled = await filledIn(c, form);
			const to = await addressee(storeView);
			const name = texts[languageOf(to.locale)].file;
			const bytes = () => draw(filled, to, now());
			if (Object.values(filled).some((value) => value !== undefined)) return pdf(c, name, await pdfs.once(bytes));
			return pdf(c, name, await pdfs.kept(JSON.stringify([name, to, now().toDateString()]), bytes));
		});
	formRoute(CLAIM_FORM_PATHS.complaint, { texts: COMPLAINT_TEXTS, form: ComplaintForm, draw: complaintForm });
	formRoute(CLAIM_FORM_PATHS.return, { texts: RETURN_TEXTS, form: ReturnForm, draw: returnForm });
}

interface ClaimForm<Form extends z.ZodMiniObject> {
	texts: Record<Language, { file: string }>;
	form: Form;
	draw(filled: z.output<Form>, to: Addressee, now: Date): Promise<Buffer>;
}

/** What is linked to may get something added to its address on the way, such as marks of a campaign; what is sent may not. */
async function filledIn<Form extends z.ZodMiniObject>(c: Context, form: Form): Promise<z.output<Form>> {
	if (c.req.method === 'GET') return form.parse(parseInput(form, c.req.query()));
	return form.parse(parseInput(z.strictObject(form.shape), await readForm(c.req.raw)));
}

/** Holds what only the shopper should know. */
function pdf(c: Context, name: string, bytes: Buffer): Response {
	c.header('Content-Type', 'application/pdf');
	c.header('Content-Disposition', `inline; filename="${name}"`);
	c.header('Cache-Control', 'private, no-store');
	return c.body(new Uint8Array(bytes));
}
