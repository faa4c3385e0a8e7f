import type { SeedReview, SeedSource } from '@pasaz/commerce-api/label';
import { DEMO_DRAFT_KEY, demoContent, demoDraft, HOME_DRAFT_KEY, homeDraft } from './content/demo-content.ts';
import { type DemoReview, demoReviews } from './content/demo-reviews.ts';
import { DEMO_COUPONS } from './coupons.ts';
import { demoCatalog } from './demo-catalog.ts';
import { SHOWROOMS, shelves } from './showrooms.ts';

const PUBLISHED = 1;
const WAITS_FOR_MODERATOR = 2;

export function demoSeed(): SeedSource {
	const catalog = demoCatalog();
	return {
		catalog,
		content: demoContent(),
		coupons: DEMO_COUPONS,
		drafts: [
			{ key: DEMO_DRAFT_KEY, draft: demoDraft },
			{ key: HOME_DRAFT_KEY, draft: homeDraft },
		],
		reviews: demoReviews(catalog.products).map(toSeed),
		showrooms: SHOWROOMS,
		shelves: shelves(catalog),
	};
}

function toSeed({ published, createdAt, ...review }: DemoReview): SeedReview {
	return {
		...review,
		status: published ? PUBLISHED : WAITS_FOR_MODERATOR,
		language: 'pl',
		createdAt: new Date(createdAt),
	};
}
