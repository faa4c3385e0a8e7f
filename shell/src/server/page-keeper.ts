import type { Logger } from 'pino';
import type { PageForm } from '../render/worker-messages.ts';
import { withoutSecrets } from '../routing/without-secrets.ts';
import type { Generation } from './generation.ts';
import { completePage, makePage, type PageInProgress, type StreamedPage, type WholePage } from './make-page.ts';
import type { PageCache } from './page-cache.ts';
import { keptForm } from './page-compressor.ts';
import { createPagesInProgress } from './pages-in-progress.ts';
import { OverloadedError } from './workers/overloaded-error.ts';
import type { Loaded, PageBody } from './workers/page-in-work.ts';
import type { Priority } from './workers/page-queue.ts';

interface KeeperOptions {
	/** Without a cache every page is rendered for its request. */
	cache: PageCache | undefined;
	/** For the workers that show the set at this moment; those of an older one may be ending. */
	orderOf: (address: PageAddress) => PageOrder;
	/** Forgets what is kept of a page. */
	drop: (order: PageOrder) => void;
	log: Logger;
}

export interface PageAddress {
	url: string;
	/** Undefined for the set that everybody sees. */
	set: string | undefined;
}

export interface PageOrder {
	key: string;
	url: string;
	generation: Generation;
}

const NO_PURGES = { version: 0, factsVersion: 0 };

function isShareable({ status, audience, isDegraded }: StreamedPage) {
	return status === 200 && audience === 'anyone' && !isDegraded();
}

/** Whether nobody is to see any more what was kept at an address; a failure says nothing of that. */
function isGone({ status, audience, isDegraded }: StreamedPage) {
	const isElsewhere = status >= 300 && status < 500;
	return !isDegraded() && (isElsewhere || audience !== 'anyone');
}

/** Both forms of a page are kept together, so neither is ever fresher than the other. */
function store(cache: PageCache, key: string, { made, html, inline }: WholePage) {
	const { record, tags, version } = made;
	if (!record) return;
	const before = cache.get(key);
	const forms = { document: keptForm(html.plain, before?.document), record: keptForm(record.plain, before?.record) };
	cache.keep(key, { ...forms, inline, tags, version, renderedAt: Date.now() });
}

function createKeep(cache: PageCache | undefined) {
	return async (key: string, made: StreamedPage, body: PageBody): Promise<WholePage> => {
		const whole = await completePage(made, body);
		if (cache && isShareable(made)) store(cache, key, whole);
		return whole;
	};
}

const bodyTwice = (body: PageBody) => (body instanceof ReadableStream ? body.tee() : ([body, body] as const));

/** Nobody reads the document of a page whose record was asked for; it may still be kept. */
function leave({ streamed }: PageInProgress): void {
	// Whoever waits for the record hears of a failure.
	const cancel = async ({ body }: StreamedPage) => body instanceof ReadableStream && body.cancel();
	streamed.then(cancel).catch(() => {});
}

type Start = (order: PageOrder, form: PageForm, priority?: Priority) => PageInProgress;

interface RefreshOptions extends KeeperOptions {
	keep: ReturnType<typeof createKeep>;
	start: Start;
}

/** Makes a page again behind the answer, unless another shell already has. */
function createRefresh({ cache, orderOf, drop, log, keep, start }: RefreshOptions) {
	const refreshing = new Set<string>();
	return async (address: PageAddress): Promise<void> => {
		const { key } = orderOf(address);
		if (refreshing.has(key)) return;
		refreshing.add(key);
		try {
			if (await cache?.find(key)) return;
			const order = orderOf(address);
			const page = await start(order, 'document', 'behind').streamed;
			await keep(order.key, page, page.body);
			if (isGone(page)) drop(order);
		} catch (error) {
			if (!(error instanceof OverloadedError))
				log.warn({ err: error, key: withoutSecrets(key) }, 'a page could not be made anew');
		} finally {
			refreshing.delete(key);
		}
	};
}

/** A 404 is not kept: there is no end of unknown addresses, and they would push out real pages. */
export function createPageKeeper({ cache, orderOf, drop, log }: KeeperOptions) {
	const inProgress = createPagesInProgress();
	const purges = () => cache?.counts() ?? NO_PURGES;
	const keep = createKeep(cache);
	const start: Start = ({ url, generation }, form, priority = 'shopper') =>
		makePage({ url, generation, purges: purges() }, form, priority);

	/** The page can be sent while it is made; a copy of it is kept behind the answer. */
	function begin(order: PageOrder, form: PageForm): PageInProgress {
		const { key } = order;
		const { loaded, streamed } = start(order, form);
		const parted = streamed.then((made) => {
			const [sent, copy] = bodyTwice(made.body);
			const whole = keep(key, made, copy);
			whole.catch((error) => log.warn({ err: error, key: withoutSecrets(key) }, 'a page was not kept'));
			return { page: { ...made, body: sent }, whole: made.audience === 'anyone' ? whole : undefined };
		});
		inProgress.add(key, { version: purges().version, loaded, whole: parted.then(({ whole }) => whole) });
		return { loaded, streamed: parted.then(({ page }) => page) };
	}

	return {
		/** Makes a page that nobody keeps. */
		make: (address: PageAddress): Promise<StreamedPage> => start(orderOf(address), 'document').streamed,
		/** As `make`, but waits for the loaders only. */
		load(order: PageOrder): Promise<Loaded> {
			const page = start(order, 'record');
			leave(page);
			return page.loaded;
		},
		/** Makes a page and keeps it; requests that come meanwhile get the same one. */
		async share(address: PageAddress): Promise<StreamedPage> {
			// An `await` without a page in progress would let two requests begin one.
			const other = inProgress.find(orderOf(address).key, purges().version);
			const whole = other && (await other.whole);
			if (!whole) return begin(orderOf(address), 'document').streamed;
			return { ...whole.made, inline: whole.inline, body: whole.html };
		},
		/** As `share`, but waits for the loaders only. */
		async shareLoaded(order: PageOrder): Promise<Loaded> {
			const other = inProgress.find(order.key, purges().version);
			if (other) return other.loaded;
			const page = begin(order, 'record');
			leave(page);
			return page.loaded;
		},
		refresh: createRefresh({ cache, orderOf, drop, log, keep, start }),
	};
}
