import type { Translator } from '../i18n/messages.ts';
import type { HttpOptions } from './http.ts';

/** What the shell tells the parts of the network that are fetched later. */
export interface NetworkSettings extends HttpOptions {
	fetch: typeof fetch;
	translator: Translator;
	/** BCP 47, of the store view. */
	locale: string;
}
