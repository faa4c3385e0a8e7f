import { requestContext } from '@pasaz/kernel/composition/shop';
import { fakeShop } from '@pasaz/kernel/composition/shop.fake';
import { POLAND } from '@pasaz/kernel/contract/store-views.fixture';
import { createApi } from '@pasaz/kernel/network/api';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { showroom } from '../showrooms/showroom.fixture.ts';
import { handle, loader } from './showroom-page.tsx';

const LODZ = showroom({
	services: ['returns'],
	hours: [{ day: 1, from: '11:00', to: '19:00' }],
	phone: '42 000 00 00',
});

function argsFor(slug: string) {
	const fetch = async () => Response.json({ code: 200, result: [LODZ] });
	const context = new RouterContextProvider();
	context.set(requestContext, { api: createApi({ baseUrl: '', timeout: 1000, fetch }), storeView: POLAND });
	const url = new URL(`https://shop.example/salony/${slug}`);
	return { request: new Request(url), url, pattern: '', params: { showroom: slug }, context };
}

it('rule 10.9: a showroom that does not exist is a real 404', async () => {
	await expect(loader(argsFor('nie-ma'))).rejects.toMatchObject({ init: { status: 404 } });
});

it('rule 10.9: search engines get a showroom as a local business', () => {
	const loaded = { showroom: LODZ, specialDays: [{ date: '2026-12-24', hours: [] }] };
	const [business, way] = handle.jsonLd(loaded, fakeShop(), (path) => `https://shop.example${path}`);
	expect(business).toMatchObject({
		'@type': 'ClothingStore',
		url: 'https://shop.example/salony/lodz',
		telephone: '42 000 00 00',
		address: { addressLocality: 'Łódź', addressCountry: 'PL' },
		geo: { latitude: 51.76, longitude: 19.46 },
		openingHoursSpecification: [{ dayOfWeek: 'Monday', opens: '11:00', closes: '19:00' }],
		specialOpeningHoursSpecification: [{ validFrom: '2026-12-24', opens: '00:00', closes: '00:00' }],
		amenityFeature: [{ name: 'zwroty na miejscu' }],
	});
	expect(way).toMatchObject({ '@type': 'BreadcrumbList' });
	expect(handle.meta(loaded, fakeShop())).toMatchObject({ title: 'Brzask Łódź, Łódź' });
});
