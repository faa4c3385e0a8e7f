import { POLAND, STORE_VIEWS } from '@pasaz/kernel/contract/store-views.fixture';
import { createApi } from '@pasaz/kernel/network/api';
import { exchange } from '@pasaz/kernel/network/http';
import { describe, expect, it } from 'vitest';
import { loadFrame } from './load-frame.ts';

const CONFIG = {
	menuTags: [],
	socialLogin: { google: null, facebook: null },
	headImage: null,
	contact: { email: '', phone: '', address: '', hours: '' },
};
const WRITTEN = {
	promo: { text: 'Darmowa dostawa do niedzieli', url: '/dostawa' },
	footer: [{ title: 'Pomoc', links: [{ label: 'Dostawa', url: '/dostawa' }] }],
};

/** A back end without products, whose editors wrote what is given. */
function frameWith(answer: () => Response, storeView = POLAND) {
	const request: typeof fetch = async (input) => {
		const { pathname } = new URL(String(input));
		if (pathname.endsWith('/layout/site')) return answer();
		if (pathname.endsWith('/config')) return Response.json({ code: 200, result: CONFIG });
		return Response.json({ total: 0, hits: [] });
	};
	const api = createApi({ baseUrl: 'http://api.test', exchange: ({ url, init }) => exchange(request, url, init) });
	return loadFrame({ api, storeView });
}

describe('rule 10.18: the frame of a page', () => {
	it('has the promotion and the links that editors wrote', async () => {
		expect(await frameWith(() => Response.json({ code: 200, result: WRITTEN }))).toEqual({ menu: [], ...WRITTEN });
	});

	it.each([
		['nobody wrote a layout', () => Response.json({ code: 404, result: 'not-found' }, { status: 404 })],
		['the layout says nothing of it', () => Response.json({ code: 200, result: {} })],
		['the layout is nonsense', () => Response.json({ code: 200, result: { footer: 'x' } })],
		[
			'the network is down',
			() => {
				throw new TypeError('fetch failed');
			},
		],
	])('has the shop’s own links where %s', async (_, answer) => {
		const { promo, footer } = await frameWith(answer);
		expect(promo).toBeUndefined();
		expect(footer.map(({ title }) => title)).toEqual(['Pomoc', 'O marce']);
		const urls = footer.flatMap(({ links }) => links.map(({ url }) => url));
		expect(urls).toContain('/odstapienie');
		expect(urls).toContain('/regulamin');
		expect(urls).not.toContain('/salony');
	});

	it('speaks the language of the store view', async () => {
		const german = STORE_VIEWS.find(({ storeCode }) => storeCode === 'de') ?? POLAND;
		const { footer } = await frameWith(() => Response.json({ code: 200, result: {} }), german);
		expect(footer[0]?.links[0]).toEqual({ label: 'Fragen und Antworten', url: '/faq' });
	});
});
