import type { Translator } from '../i18n/messages.ts';
import type { HttpOptions } from './http.ts';

/** Settings from the shell for the parts of the network that load later. */
export interface NetworkSettings extends HttpOptions {
	fetch: typeof fetch;
	translator: Translator;
	/** BCP 47 tag of the store view. */
	locale: string;
}
