import { daysAgo } from '../calendar.ts';
import { cycle, roll, rollInt } from '../random.ts';
import { ABOUT, ANY_GARMENT, type ReviewText } from './review-texts.ts';

export interface DemoReview extends ReviewText {
	sku: string;
	nickname: string;
	createdAt: string;
	/** 1 too small, 2 as its size says, 3 too large. */
	fit?: 1 | 2 | 3;
	/** The newest few wait for a moderator. */
	published: boolean;
}

/** What the reviews depend on. */
interface Reviewed {
	sku: string;
	categories: string[];
}

/** Of women, as are the voices of the texts. */
const NICKNAMES = ['Ola', 'Marta z Gdyni', 'Renata', 'Kasia', 'Hania', 'Basia M.', 'Ewa', 'Zuza', 'Iza', 'mama Leona'];
/** What is no garment: nobody sewed it for one, and it has no shade. */
const EXTRAS = 'wykroje-i-uslugi';
const ACCESSORIES = 'dodatki';
/** Most garments fit as their size says. */
const FITS = [2, 2, 1, 2, 2, 3, 2] as const;
const SHARE_OF_REVIEWED = 0.45;
const WAITING_DAYS = 4;

/** Up to five for some of the products, each saying what suits it. The same on every call. */
export function demoReviews(products: Reviewed[]): DemoReview[] {
	return products.filter(({ sku }) => roll(`reviewed ${sku}`) < SHARE_OF_REVIEWED).flatMap(reviewsOf);
}

function reviewsOf({ sku, categories }: Reviewed): DemoReview[] {
	const own = ABOUT.find(({ category }) => categories.some((path) => path.startsWith(category)))?.texts ?? [];
	const isGarment = !categories.some((path) => path.startsWith(EXTRAS));
	const isSized = isGarment && !categories.some((path) => path.startsWith(ACCESSORIES));
	const texts = [...own, ...(isGarment ? ANY_GARMENT : [])];
	const first = rollInt(`first review ${sku}`, 0, texts.length - 1);
	const count = rollInt(`reviews ${sku}`, 1, Math.min(5, texts.length));
	return Array.from({ length: count }, (_, index) => {
		const age = rollInt(`review age ${sku} ${index}`, 1, 300);
		return {
			...cycle(texts, first + index),
			sku,
			nickname: cycle(NICKNAMES, rollInt(`nickname ${sku} ${index}`, 0, NICKNAMES.length - 1)),
			createdAt: daysAgo(age),
			...(isSized && own.length > 0 && { fit: cycle(FITS, rollInt(`fit ${sku} ${index}`, 0, FITS.length - 1)) }),
			published: age > WAITING_DAYS,
		};
	});
}
