import type { Product } from '@pasaz/kernel/contract/product';
import { type PimReview, pimReviews, Review } from '@pasaz/kernel/contract/review';
import type { Api } from '@pasaz/kernel/network/api';
import { type Search, search } from '@pasaz/kernel/network/find';

/** Reviews per page (rule 8.11). */
export const REVIEWS_PAGE = 50;
/** Reviews in a product's document, and characters of all of them: the document has a first window of the network. */
const FIRST = 2;
const FIRST_CHARACTERS = 240;

export interface Reviews {
	shown: Review[];
	/** Stars; null without reviews. */
	average: number | null;
	total: number;
	/** Where the next page begins, unless all are shown. */
	next?: number;
	/** Reviews from the external product-information service. */
	external: ExternalReview[];
}

/** As rule 8.4 names its fields; the message is its only text. */
export interface ExternalReview extends Pick<Review, 'nickname' | 'rating' | 'review_status'> {
	comment: string;
	created_at?: string;
}

interface Reviewed {
	id: number;
	uuid?: string | undefined;
	/** Mean of all published reviews, as the document knows it. */
	average?: number | undefined;
}

/** The service is free in how it writes a date; one that browsers cannot read would take the page with it. */
function isDate(text: string): boolean {
	return !Number.isNaN(Date.parse(text));
}

/** A review of the external service as one of ours (rule 8.4). */
function fromPim({ author, score, message, created_at }: PimReview): ExternalReview {
	const said = { nickname: author, rating: score, comment: message, review_status: 1 };
	return { ...said, ...(created_at && isDate(created_at) && { created_at }) };
}

/** What fails is logged and nothing else (rule 8.7). */
async function loadExternal(api: Api, uuid: string | undefined): Promise<ExternalReview[]> {
	if (!uuid) return [];
	try {
		const { data } = await api.call(pimReviews, { params: { uuid } });
		return data.map(fromPim);
	} catch (error) {
		console.warn('No reviews of the external service', error);
		return [];
	}
}

function published(api: Api, productId: number, page: Search) {
	return search(api, 'review', Review, { ...page, where: { product_id: productId, review_status: 1 } });
}

async function pageFrom(api: Api, productId: number, from: number) {
	const { hits, total } = await published(api, productId, { size: REVIEWS_PAGE, from });
	const next = from + REVIEWS_PAGE;
	return { hits, total, ...(next < total && { next }) };
}

/** The newest published reviews of a product and their mean, and those of the external service. */
export async function loadReviews(api: Api, { id, uuid, average }: Reviewed): Promise<Reviews> {
	const [{ hits: shown, ...rest }, external] = await Promise.all([pageFrom(api, id, 0), loadExternal(api, uuid)]);
	const stars = shown.reduce((sum, { rating }) => sum + rating, 0);
	const ofShown = shown.length > 0 ? stars / shown.length : null;
	// the mean is that of all, also where only the newest are shown (rule 8.15)
	return { shown, average: (rest.total > shown.length && average) || ofShown, ...rest, external };
}

/** Appends the next page, without what newer reviews have pushed onto it. @throws what `api.call` throws */
export async function loadMoreReviews(api: Api, id: number, { next: from = 0, ...before }: Reviews): Promise<Reviews> {
	const { hits, ...rest } = await pageFrom(api, id, from);
	const known = new Set(before.shown.map((review) => review.id));
	return { ...before, ...rest, shown: [...before.shown, ...hits.filter((review) => !known.has(review.id))] };
}

/** Reviews for the document of a product: the newest, as many as are short enough. */
export async function loadFirstReviews(api: Api, { id, review_summary }: Product): Promise<Review[] | undefined> {
	if (!review_summary) return undefined;
	try {
		const { hits } = await published(api, id, { size: FIRST });
		let left = FIRST_CHARACTERS;
		return hits.filter(({ title, detail, comment }, index) => {
			left -= title.length + detail.length + (comment?.length ?? 0);
			return index === 0 ? left > -FIRST_CHARACTERS : left >= 0;
		});
	} catch (error) {
		console.warn('No reviews', error);
		return undefined;
	}
}
