import { Kept } from '@pasaz/kernel/composition/kept';
import { requestContext } from '@pasaz/kernel/composition/shop';
import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { formatWholePrice } from '@pasaz/ui-kit/price';
import { ProductGrid } from '@pasaz/ui-kit/product-grid';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { BrandStory } from '../home/brand-story.tsx';
import { CategoryIndex } from '../home/category-index.tsx';
import { HERO_SIZES, Hero } from '../home/hero.tsx';
import { homeJsonLd, homeTags } from '../home/home-json-ld.server.ts';
import { HomeSection, MoreCell } from '../home/home-section.tsx';
import type { Home } from '../home/load-home.ts';
import { ProductRail } from '../home/product-rail.tsx';
import { Byways, Stories } from '../home/stories.tsx';
import { homeMessages } from '../messages/home.ts';
import { LastViews } from '../recently-viewed/last-views.tsx';

export async function loader({ context }: LoaderFunctionArgs): Promise<Home> {
	const { loadHome } = await import('../home/load-home.ts');
	return loadHome(context.get(requestContext));
}

export const handle = {
	meta({ picks }, { translator, storeView }) {
		const image = picks[0]?.image;
		const { seo, shipping, i18n } = storeView;
		const free = formatWholePrice(shipping.freeFrom, i18n.currencyCode);
		return {
			title: seo.defaultTitle,
			description: homeMessages
				.in(translator)
				.get()
				.description({ about: seo.description ?? `${seo.siteName}.`, free }),
			leadImage: image ? { path: image, use: 'gallery', sizes: HERO_SIZES } : undefined,
		};
	},
	jsonLd: homeJsonLd,
	tags: homeTags,
	next: ['mf_catalog/category-page', 'mf_product/product-page'],
} satisfies PageHandle<Home>;

export function Component() {
	const t = useMessages(homeMessages);
	const { picks, newCollection, bestsellers, sale, categories, layout, newHref, saleHref } = useLoaderData<Home>();
	const story = picks[2] ?? bestsellers[0];
	const { hero, story: words, stories, small, product, promoted } = layout;
	return (
		<>
			<Hero words={hero} looks={picks} href={newHref} saleHref={saleHref} />
			<Kept>
				<CategoryIndex categories={categories} />
			</Kept>
			<HomeSection title={t.newTitle}>
				<ProductGrid tiles={newCollection}>{newHref && <MoreCell href={newHref} label={t.newMore} />}</ProductGrid>
			</HomeSection>
			<Kept>
				<Stories banners={stories} />
			</Kept>
			<HomeSection title={t.bestTitle}>
				<ProductRail tiles={bestsellers} />
			</HomeSection>
			{words &&
				(product ? (
					<BrandStory
						words={words}
						image={product.image}
						href={product.url}
						caption={product.title}
						text={product.text}
					/>
				) : (
					story && (
						<BrandStory words={words} image={story.hoverImage ?? story.image} href={story.href} caption={t.storyMore} />
					)
				))}
			{sale.length > 0 && (
				<HomeSection title={t.saleTitle} tone="sunken">
					<ProductGrid tiles={sale}>{saleHref && <MoreCell href={saleHref} label={t.saleMore} />}</ProductGrid>
				</HomeSection>
			)}
			<Kept>
				<Byways banners={small} links={promoted} />
			</Kept>
			<LastViews />
		</>
	);
}
