import { useTracking } from '@pasaz/kernel/analytics/use-tracking';
import { requestContext } from '@pasaz/kernel/composition/shop';
import type { FragmentName, PageHandle } from '@pasaz/kernel/contract/slices';
import type { Api } from '@pasaz/kernel/platform/api';
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { loadCrumbs } from '../details/load-crumbs.ts';
import { loadDetails } from '../details/load-details.ts';
import { GALLERY_SIZES } from '../gallery/gallery.tsx';
import { loadRelated } from '../parts/load-related.ts';
import { loadSet } from '../parts/load-set.ts';
import { findProduct } from '../product/find-product.ts';
import { productCore } from '../product/product-core.ts';
import type { ProductPageData } from '../product/product-page-data.ts';
import { ProductView } from '../product/product-view.tsx';
import { type Address, choiceOf } from '../variants/choice.ts';

const FRAGMENTS: readonly FragmentName[] = ['mf_cart_checkout/add-to-cart'];

interface Asked extends Address {
	sku?: string | undefined;
	urlPath?: string | undefined;
}

async function loadProduct(api: Api, asked: Asked): Promise<ProductPageData> {
	const product = await findProduct(api, asked);
	const [crumbs, details, set, related] = await Promise.all([
		loadCrumbs(api, product),
		loadDetails(api, product),
		loadSet(api, product),
		loadRelated(api, product),
	]);
	const core = productCore(product, Date.now());
	const gallery = core.galleries[choiceOf(core, asked).shown?.gallery ?? 0];
	return { ...core, crumbs, details, set, related, leadImage: gallery?.[0] ?? null };
}

export async function loader({ params, url, context }: LoaderFunctionArgs): Promise<ProductPageData> {
	const { parentSku, slug, childSku } = params;
	return loadProduct(context.get(requestContext).api, {
		sku: parentSku,
		urlPath: slug?.split('/').at(-1),
		childSku,
		search: url.searchParams,
	});
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
			title: name,
			description: summary,
			canonical: href,
			leadImage: leadImage ? { path: leadImage, use: 'gallery', sizes: GALLERY_SIZES } : undefined,
		};
	},
	fragments: FRAGMENTS,
} satisfies PageHandle<ProductPageData>;

export function Component() {
	const product = useLoaderData<ProductPageData>();
	useTracking(product.sku, () => ({ kind: 'product-browsed', product: { ...product, qty: 1 } }));
	return <ProductView key={product.sku} product={product} />;
}
