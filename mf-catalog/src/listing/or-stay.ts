import { requestContext } from '@pasaz/kernel/composition/shop';
import { createTranslator } from '@pasaz/kernel/i18n/messages';
import { notify } from '@pasaz/kernel/stores/notifications';
import { $online } from '@pasaz/kernel/stores/online';
import { type LoaderFunctionArgs, replace } from 'react-router';
import { listingMessages } from '../messages/listing.ts';

/** Whether another choice on the page that is shown was asked for without network. A step through the history has left that page already. */
function isChoiceOffline({ pathname, search }: URL): boolean {
	if (typeof document === 'undefined' || $online.get()) return false;
	return pathname === location.pathname && search !== location.search;
}

/**
 * A listing as its address asks for it. Without network a filter, order or page that cannot be had leaves the shopper, who is told,
 * with the list that is shown.
 * @throws what `loading` throws, or the way back to the address of that list
 */
export async function orStay<Page>(loading: Promise<Page>, { url, context }: LoaderFunctionArgs): Promise<Page> {
	try {
		return await loading;
	} catch (error) {
		if (error instanceof Response || !isChoiceOffline(url)) throw error;
		const { i18n } = context.get(requestContext).storeView;
		const t = listingMessages.in(createTranslator(i18n.defaultLocale)).get();
		notify({ type: 'warning', message: t.failed, action1: { label: t.ok, run: () => {} } });
		throw replace(location.search || '?');
	}
}
