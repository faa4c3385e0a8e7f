import { requestContext } from '@pasaz/kernel/composition/shop';
import { createTranslator } from '@pasaz/kernel/i18n/messages';
import { notify } from '@pasaz/kernel/stores/notifications';
import { $online } from '@pasaz/kernel/stores/online';
import { type LoaderFunctionArgs, replace } from 'react-router';
import { listingMessages } from '../messages/listing.ts';

/** Whether the shopper changed a filter, the order or the page while offline. A step through the history has left the page already. */
function isChoiceOffline({ pathname, search }: URL): boolean {
	if (typeof document === 'undefined' || $online.get()) return false;
	return pathname === location.pathname && search !== location.search;
}

/**
 * Offline, a filter, order or page that is not on the device leaves the list that is shown in place, with a notification.
 * @throws what `loading` throws, or a redirect to the address of the list that is shown
 */
export async function keepListWhenOffline<Page>(
	loading: Promise<Page>,
	{ url, context }: LoaderFunctionArgs,
): Promise<Page> {
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
