import { loadTexts } from '../../i18n/loaded-texts.ts';
import { notify } from '../../stores/notifications.ts';
import type { NetworkSettings } from '../network-settings.ts';
import { networkMessages } from './network-messages.ts';

/** What the network tells shoppers, in their language. */
export async function networkTexts({ translator, locale }: Pick<NetworkSettings, 'translator' | 'locale'>) {
	await loadTexts(locale);
	return networkMessages.in(translator).get();
}
export type NetworkTexts = Awaited<ReturnType<typeof networkTexts>>;

/** An error that stays until the shopper has seen it. */
export function notifyError(message: string, ok: string): void {
	notify({ type: 'error', message, hasNoTimeout: true, action1: { label: ok, run: () => undefined } });
}
