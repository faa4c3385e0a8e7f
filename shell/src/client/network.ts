import { serverClock, timedFetch } from '@pasaz/kernel/device/clock';
import type { Translator } from '@pasaz/kernel/i18n/messages';
import { type Api, createApi } from '@pasaz/kernel/network/api';
import { browserAuthorization } from '@pasaz/kernel/network/browser-authorization';
import type { QueueSettings } from '@pasaz/kernel/network/queue/open-queue';
import type { BootData } from '../routing/boot-data.ts';
import { detectSilence } from './silence.ts';

/** ms; longer than on the server (rule 6.18). */
const CALL_TIMEOUT = 5000;

export function connectNetwork({ storeView }: BootData, translator: Translator): { api: Api; queue: QueueSettings } {
	const network = {
		baseUrl: '',
		timeout: CALL_TIMEOUT,
		storeCode: storeView.appendStoreCode ? storeView.storeCode : undefined,
		fetch: timedFetch(serverClock, detectSilence()),
		translator,
		locale: storeView.i18n.defaultLocale,
		...storeView.network,
	};
	const authorization = browserAuthorization(network);
	return { api: createApi({ ...network, authorization }), queue: { ...network, authorization } };
}
