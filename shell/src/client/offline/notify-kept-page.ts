import { fetchMessages, type Translator } from '@pasaz/kernel/i18n/messages';
import { timeOf } from '@pasaz/kernel/i18n/time-of';
import { notify } from '@pasaz/kernel/stores/notifications';
import { offlineMessages } from '../../messages/offline.ts';
import { NOT_KEPT } from '../../routing/worker-file.ts';
import type { ShopRouter } from '../shop-router.ts';

/** ms; a page that is younger than this says nothing of its age. */
const FRESH_FOR = 60_000;

export async function notifyAge(at: number | undefined, translator: Translator): Promise<void> {
	if (!at || Math.abs(Date.now() - at) < FRESH_FOR) return;
	const t = await fetchMessages(offlineMessages, translator);
	notify({ type: 'info', message: t.kept({ time: timeOf(at, translator.language) }), hasNoTimeout: true });
}

/** Tells of a kept document or a stand-in; from one without its query, the client goes on to the query itself. */
export async function notifyKeptPage(router: ShopRouter, translator: Translator): Promise<void> {
	const { kept } = document.documentElement.dataset;
	if (kept && location.hash.startsWith('#?')) return router.navigate(location.hash.slice(1), { replace: true });
	await notifyAge(Number(kept), translator);
	if (location.hash !== NOT_KEPT) return;
	history.replaceState(history.state, '', location.pathname + location.search);
	notify({ type: 'warning', message: (await fetchMessages(offlineMessages, translator)).leaving });
}
