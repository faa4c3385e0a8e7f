import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Logger } from 'pino';
import type { PageForm } from '../render/worker-messages.ts';
import { withoutSecrets } from '../routing/without-secrets.ts';
import type { CachedPage, KeptForm } from './output-cache.ts';
import type { PageCache } from './page-cache.ts';

/** The best quality pays, because a kept page is sent many times: 7 % smaller than the next step, for 60–100 ms of a core. */
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
const compress = promisify(brotliCompress);

/** A form that was made anew as it was keeps its brotli copy. */
export function keptForm(plain: KeptForm['plain'], before: KeptForm | undefined): KeptForm {
	const isSame = before !== undefined && Buffer.compare(before.plain, plain) === 0;
	return { plain, brotli: isSame ? before.brotli : undefined };
}

/** Compresses one form of a page at a time; a form that comes meanwhile waits for its next request. */
export function createPageCompressor(cache: PageCache | undefined, log: Logger) {
	const tried = new WeakSet<KeptForm>();
	let isCompressing = false;
	return async (key: string, page: CachedPage, name: PageForm): Promise<void> => {
		const form = page[name];
		if (isCompressing || tried.has(form)) return;
		isCompressing = true;
		tried.add(form);
		try {
			const brotli = new Uint8Array(await compress(form.plain, { params }));
			// The page may have been made again in the meantime.
			const kept = cache?.get(key);
			const copy = kept && keptForm(kept[name].plain, { ...form, brotli });
			if (kept && copy?.brotli) cache?.keep(key, { ...kept, [name]: copy });
		} catch (error) {
			log.warn({ err: error, key: withoutSecrets(key) }, 'a page could not be compressed');
		} finally {
			isCompressing = false;
		}
	};
}
