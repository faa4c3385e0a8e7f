import { renderPart } from '@pasaz/ui-kit/render.fake';
import { expect, it } from 'vitest';
import { ORDER } from './order-document.fixture.ts';
import { WholeOrder } from './whole-order.tsx';

const render = (order: typeof ORDER) =>
	renderPart(<WholeOrder order={order} secret={undefined} reload={() => {}} />).replaceAll('\u00a0', ' ');

it.each(['sent', 'delivered'] as const)('nothing virtual is said to be packed or brought: %s (15.42)', (state) => {
	const past = { state, history: [{ state, at: ORDER.created_at }] };
	const parcel = /W drodze|Wysłane|Paczk|Dostarczone/;
	expect(render({ ...ORDER, ...past })).toMatch(parcel);
	const markup = render({ ...ORDER, ...past, shipping_title: '', shipping_address: null });
	expect(markup).toMatch(/<h1[^>]*>Zrealizowane</);
	expect(markup).not.toMatch(parcel);
});
