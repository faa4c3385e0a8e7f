import {
	newsletterConfirm,
	newsletterStatus,
	newsletterSubscribe,
	newsletterUnsubscribe,
} from '@pasaz/kernel/contract/newsletter';
import type { Route } from '../../platform/http/route.ts';
import { toKey, verifiedEmailOf } from '../../platform/mail/email.ts';
import { type LinkServices, tokenOver } from '../../platform/mail/mail-tokens.ts';
import {
	confirmNewsletter,
	endNewsletter,
	endNewsletterByToken,
	isSubscribed,
	requestSubscription,
	requestUnsubscription,
} from './newsletter.ts';

export function newsletterRoutes(route: Route, services: LinkServices): void {
	const { db } = services;

	route(newsletterStatus, async ({ query, user }) => {
		const email = toKey(query.email);
		const isOwn = user && (await verifiedEmailOf(db, user)) === email;
		return isOwn && (await isSubscribed(db, email)) ? 'subscribed' : 'unsubscribed';
	});

	route(newsletterSubscribe, async ({ body, storeCode }) => {
		await requestSubscription(services, { email: toKey(body.email), storeCode });
		return true;
	});

	route(newsletterUnsubscribe, async ({ body, user, storeCode }) => {
		const email = toKey(body.email);
		if (body.token !== undefined) {
			if (!(await endNewsletterByToken(services, body.token))) throw tokenOver();
		} else if (user && (await verifiedEmailOf(db, user)) === email) await endNewsletter(db, email);
		else await requestUnsubscription(services, { email, storeCode });
		return true;
	});

	route(newsletterConfirm, async ({ body }) => {
		if (!(await confirmNewsletter(services, body.token))) throw tokenOver();
		return true;
	});
}
