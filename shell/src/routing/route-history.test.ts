import { expect, it } from 'vitest';
import { createRouteHistory } from './route-history.ts';

const LIST = { name: 'category', path: '/ona' };
const PRODUCT = { name: 'configurable-product', path: '/jagna' };

it('keeps the route before as it was left', () => {
	const routes = createRouteHistory();
	routes.enter(LIST);
	routes.leave({ scroll: 1200, listSize: 96 });
	routes.enter(PRODUCT);
	expect(routes.previous()).toEqual({ ...LIST, scroll: 1200, listSize: 96 });
	expect(routes.current()).toEqual({ ...PRODUCT, scroll: 0, listSize: undefined });
});

it('tells the way back from every other', () => {
	const routes = createRouteHistory();
	const steps = [LIST, PRODUCT, LIST, PRODUCT, { name: 'home', path: '/' }, LIST].map((route) => {
		routes.enter(route);
		return routes.isBack();
	});
	expect(steps).toEqual([false, false, true, true, false, false]);
});

it('takes a changed query for the same route', () => {
	const routes = createRouteHistory();
	routes.enter(LIST);
	routes.enter({ ...LIST, path: '/ona?color=7' });
	expect(routes.previous()).toBeUndefined();
	routes.enter(PRODUCT);
	routes.enter({ ...LIST, path: '/ona?color=7' });
	expect(routes.isBack()).toBe(true);
});

it('is not on the way back to a list with another query', () => {
	const routes = createRouteHistory();
	routes.enter({ ...LIST, path: '/ona?color=7' });
	routes.enter(PRODUCT);
	routes.enter(LIST);
	expect(routes.isBack()).toBe(false);
});
