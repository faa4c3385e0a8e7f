import { addReview } from '../../community/reviews/reviews.ts';
import { keepDraft } from '../../content/drafts.ts';
import type { Sample, Samples } from './sample.fixture.ts';

const draft = { url_key: 'wiosna', title: 'Wiosna', content: '<p>Już niedługo.</p>' };
const open: Sample = { owns: 'nothing', ask: () => ({}) };
const filled = { orderNumber: 'ORD-000001', name: 'Ola Nowak', items: 'Szalik' };

export const contentSamples: Samples = {
	'GET /api/ext/cms-data/url/:slug': { owns: 'nothing', ask: () => ({ params: { slug: 'o-nas' } }) },
	'GET /api/ext/cms-data/faq': open,
	'GET /api/ext/cms-data/partners': open,
	'GET /api/ext/cms-data/layout/:layout': { owns: 'nothing', ask: () => ({ params: { layout: 'home' } }) },
	'GET /api/ext/cms-data/draft/:uuid': {
		owns: 'secret',
		ask: async ({ shop }) => ({ params: { uuid: await keepDraft(shop.db, draft, shop.clock.now) } }),
	},
	'GET /api/ext/redirect': open,
	'GET /api/ext/redirect/:path{.+}': { owns: 'nothing', ask: () => ({ params: { path: 'sklep/sukienki' } }) },
	'GET /api/ext/config': open,
	'GET /api/showrooms': open,
	'GET /api/showrooms/stock': { owns: 'nothing', ask: () => ({ query: { skus: 'SZAL-1' } }) },
	'GET /api/countries/all': open,
	'GET /api/admin/review': { owns: 'nothing', ask: () => ({ query: { status: '2' } }) },
	'POST /api/admin/review/:id': {
		owns: 'nothing',
		ask: async ({ shop, idOf }) => {
			const review = { title: 'Dobra', detail: 'Ciepły.', nickname: 'Jan', rating: 4, productId: idOf('SZAL-1') };
			const id = await addReview(shop.db, review, shop.clock.now);
			return { params: { id: String(id) }, body: { review_status: 1, comment: 'Dziękujemy.' } };
		},
	},
	'POST /api/admin/customer/group': {
		owns: 'nothing',
		ask: async ({ newcomer }) => ({ body: { email: (await newcomer()).email, group_id: 1 } }),
	},
	'POST /api/admin/draft': { owns: 'nothing', ask: () => ({ body: draft }) },
	'GET /reklamacja-pdf': { owns: 'nothing', ask: () => ({ query: filled }) },
	'POST /reklamacja-pdf': { owns: 'nothing', ask: () => ({ body: new URLSearchParams(filled) }) },
	'GET /zwrot-pdf': { owns: 'nothing', ask: () => ({ query: filled }) },
	'POST /zwrot-pdf': { owns: 'nothing', ask: () => ({ body: filled }) },
	'GET /img/:size/:path{.+}': {
		owns: 'nothing',
		ask: () => ({ params: { size: '450x570', path: 's/u/sukienka-rudy-front.webp' } }),
	},
	'GET /film/:file{[A-Za-z0-9_-]+\\.(mp4|webm)}': {
		owns: 'nothing',
		ask: () => ({ params: { file: 'sukienka-lniana-wanda.webm' } }),
	},
	'GET /sitemap.xml': open,
	'GET /:file{sitemap-[1-9][0-9]{0,4}\\.xml}': { owns: 'nothing', ask: () => ({ params: { file: 'sitemap-1.xml' } }) },
	'GET /robots.txt': open,
	'GET /feed/:filename': { owns: 'nothing', ask: () => ({ params: { filename: 'products-pl.csv' } }) },
	'GET /healthz': open,
	'GET /readyz': open,
	'GET /mails': { owns: 'nothing', ask: () => ({ headers: { host: 'localhost' } }) },
	'GET /mails/:name': {
		// What there is to read is shown in `mail.test.ts`.
		owns: 'nothing',
		status: 404,
		ask: () => ({ params: { name: '2026-11-20' }, headers: { host: 'localhost' } }),
	},
	'GET /api/openapi.json': open,
};
