import { expect, it } from 'vitest';
import { foreignImports } from './feature-imports.ts';

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
