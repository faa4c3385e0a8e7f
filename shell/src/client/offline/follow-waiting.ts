import type { NetworkTask } from '@pasaz/kernel/contract/network-task';
import { idleAfterAct, untilAnswered } from '@pasaz/kernel/device/idle';
import { fetchMessages, type Translator } from '@pasaz/kernel/i18n/messages';
import { handleTasks, startNetworkQueue } from '@pasaz/kernel/network/network-tasks';
import { SENT_LATER } from '@pasaz/kernel/network/send-or-queue';
import { notify } from '@pasaz/kernel/stores/notifications';
import { waitingLink } from '../../layout/waiting-acts/lazy-waiting-link.ts';
import { $waitingCount } from '../../layout/waiting-acts/waiting-count.ts';
import { offlineMessages } from '../../messages/offline.ts';

/** Says how a call ended that was sent later. A review that had arrived already is no failure. */
export async function notifyOutcome({ resultCode, result }: NetworkTask, translator: Translator): Promise<void> {
	const t = await fetchMessages(offlineMessages, translator);
	const arrivedBefore = JSON.stringify(result ?? null).includes('"already-reviewed"');
	const isTaken = arrivedBefore || (resultCode !== null && resultCode >= 200 && resultCode <= 299);
	if (isTaken) notify({ type: 'success', message: t.sentLater });
	else notify({ type: 'error', message: t.refusedLater, hasNoTimeout: true });
}

function show(count: number): void {
	// browsers of installed sites have it; one may refuse it where the shop is not installed
	if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => undefined);
	if (count > 0) waitingLink.load().catch((error: unknown) => console.warn('Waiting tasks could not be shown', error));
}

/** Shows how much waits to be sent, and how it ended (rule 16.18); its code is there before a shopper loses the network. */
export async function followWaiting(translator: Translator): Promise<void> {
	handleTasks(SENT_LATER, (task) => notifyOutcome(task, translator));
	$waitingCount.subscribe(show);
	await idleAfterAct();
	await untilAnswered();
	// what waits here is known by then, so that the link does not lead elsewhere for a moment
	await startNetworkQueue();
	await waitingLink.load();
}
