import type { Translator } from '@pasaz/kernel/i18n/messages';
import { notify } from '@pasaz/kernel/stores/notifications';
import { $online } from '@pasaz/kernel/stores/online';
import { replace } from 'react-router';
import { errorMessages } from '../../messages/error.ts';

/** Whether the shopper changed the query of the page that is shown. A step through the history has left it already. */
function isChoice({ pathname, search }: URL) {
	return pathname === location.pathname && search !== location.search;
}

/** Offline, a query that is not on the device leaves the page in place, with a notification. @throws a redirect to that page */
export function keepPageOffline(url: URL, translator: Translator): void {
	if ($online.get() || !isChoice(url)) return;
	const t = errorMessages.in(translator).get();
	notify({ type: 'warning', message: t.offline, action1: { label: t.ok, run: () => {} } });
	throw replace(location.search || '?');
}
