import { useTracking } from '@pasaz/kernel/analytics/use-tracking';
import { requestContext } from '@pasaz/kernel/composition/shop';
import type { FragmentName, PageHandle } from '@pasaz/kernel/contract/slices';
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { readDetails } from '../details/read-details.ts';
import { GALLERY_SIZES } from '../gallery/gallery.tsx';
import { productJsonLd, productTags } from '../product/product-json-ld.server.ts';
import type { ProductPageData } from '../product/product-page-data.ts';
import { ProductView } from './product/product-view.tsx';

const FRAGMENTS: readonly FragmentName[] = ['mf_cart_checkout/add-to-cart'];

export async function loader({ params, url, context }: LoaderFunctionArgs): Promise<ProductPageData> {
	const { loadProduct } = await import('./product/load-product.ts');
	const { loadFreeDelivery } = await import('../details/load-free-delivery.ts');
	const { parentSku, slug, childSku } = params;
	const { api, found, showsVariants } = context.get(requestContext);
	const wanted = { sku: parentSku, urlPath: slug?.split('/').at(-1), childSku, search: url.searchParams };
	const [product, freeDelivery] = await Promise.all([
		loadProduct(api, { found, showsVariants, ...wanted }),
		loadFreeDelivery(api),
	]);
	return { ...product, ...(freeDelivery && { freeDelivery }) };
}

/** Choosing a variant changes the address only: the page has them all. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
	const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
	const isChoice = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
	return isChoice ? false : defaultShouldRevalidate;
}

export const handle = {
	meta({ name, summary, href, leadImage }) {
		return {
			type: 'product',
			title: name,
			description: summary,
			canonical: href,
			leadImage: leadImage ? { path: leadImage, use: 'gallery', sizes: GALLERY_SIZES } : undefined,
		};
	},
	fragments: FRAGMENTS,
	shown: { fields: ['description', 'details'], read: readDetails },
	jsonLd: productJsonLd,
	tags: productTags,
	// the checkout's code is more than may be fetched ahead
	next: ['mf_catalog/category-page'],
} satisfies PageHandle<ProductPageData>;

export function Component() {
	const product = useLoaderData<ProductPageData>();
	useTracking(product.sku, () => ({ kind: 'product-browsed', product: { ...product, qty: 1 } }));
	return <ProductView key={product.sku} product={product} />;
}
