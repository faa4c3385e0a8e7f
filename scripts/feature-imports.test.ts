import { expect, it } from 'vitest';
import { foreignImports, ROOMS } from './feature-imports.ts';

const imports = (path: string, ...targets: string[]) =>
	foreignImports(path, targets.map((target) => `import { x } from '${target}';`).join('\n'));

it.each([
	['itself', 'mf-product/src/gallery/zoom.tsx', './gallery.tsx'],
	['what all features share', 'mf-product/src/gallery/zoom.tsx', '../product/choice.ts'],
	['its texts', 'mf-product/src/gallery/zoom.tsx', '../messages/product.ts'],
	['another package', 'mf-product/src/gallery/zoom.tsx', '@pasaz/ui-kit/modal'],
])('a feature imports %s', (_, path, target) => {
	expect(imports(path, target)).toEqual([]);
});

it('names file and line of each import of another feature, lazy ones and styles as well', () => {
	const text = [
		"import { x } from '../product/choice.ts';",
		'const load = () => import(/* webpackChunkName: "later" */ \'../sizes/size-guide.tsx\');',
		"import '../reviews/reviews.module.css';",
		"import { y } from '../exposed/product-page.tsx';",
	].join('\n');
	expect(foreignImports('mf-product/src/gallery/zoom.tsx', text)).toEqual([
		'mf-product/src/gallery/zoom.tsx:2: gallery → sizes',
		'mf-product/src/gallery/zoom.tsx:3: gallery → reviews',
		'mf-product/src/gallery/zoom.tsx:4: gallery → exposed',
	]);
});

it('pages compose whatever they need, also from folders of their own', () => {
	expect(imports('mf-product/src/exposed/product/product-view.tsx', '../../gallery/gallery.tsx')).toEqual([]);
});

it('shared folders stand on each other in one direction, and know no feature', () => {
	expect(imports('mf-cart-checkout/src/order/refusal.ts', '../details/details.ts')).toEqual([]);
	expect(imports('mf-cart-checkout/src/details/details.ts', '../order/refusal.ts')).toHaveLength(1);
	expect(imports('mf-cart-checkout/src/order/refusal.ts', '../checkout/step.tsx')).toHaveLength(1);
});

it('a room of the back end knows the rooms that it is given, whatever folder of theirs, and none of the files beside them', () => {
	const path = 'commerce-api/src/selling/cart/totals.ts';
	expect(imports(path, '../stock/stock.ts', '../../catalogue/prices/tax-rules.ts')).toEqual([]);
	expect(imports(path, '../../accounts/sessions.ts', '../../create-app.ts')).toEqual([
		`${path}:1: selling → accounts`,
		`${path}:2: selling → src`,
	]);
	expect(imports('commerce-api/src/new-room/x.ts', '../platform/memo.ts')).toHaveLength(1);
});

it('a folder of a room that has floors knows those below it and the files beside them', () => {
	expect(
		imports('commerce-api/src/selling/orders/claims/claims.ts', '../require-order.ts', '../../cart/sums.ts'),
	).toEqual([]);
	expect(imports('commerce-api/src/selling/cart/quote.ts', '../places.ts', '../orders/order-items.ts')).toEqual([
		'commerce-api/src/selling/cart/quote.ts:2: cart → orders',
	]);
	expect(imports('commerce-api/src/selling/places.ts', './cart/sums.ts')).toEqual([
		'commerce-api/src/selling/places.ts:1: selling → cart',
	]);
	expect(imports('commerce-api/src/accounts/log-in.ts', './letters/welcome.ts')).toEqual([]);
});

it('files beside the rooms compose them', () => {
	expect(imports('commerce-api/src/create-app.ts', './selling/cart/routes.ts', './accounts/routes.ts')).toEqual([]);
});

it('no two rooms know each other', () => {
	const pairs = Object.entries(ROOMS).flatMap(([room, known]) => known.filter((other) => ROOMS[other]?.includes(room)));
	expect(pairs).toEqual([]);
});
