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
import type { HomeLayout } from '../home/load-layout.ts';
import { ProductRail } from '../home/product-rail.tsx';
import { changeTiles } from '../home/shown-tiles.ts';
import { Byways, Stories } from '../home/stories.tsx';
import { briefTiles } from '../listing/brief-tiles.server.ts';
import { readTiles } from '../listing/read-tiles.ts';
import { homeMessages } from '../messages/home.ts';
import { LastViews } from '../recently-viewed/last-views.tsx';

export async function loader({ context }: LoaderFunctionArgs): Promise<Home> {
	const { loadHome } = await import('../home/load-home.ts');
	return loadHome(context.get(requestContext));
}

export const handle = {
	meta({ picks, headImage }, { translator, storeView }) {
		const image = headImage?.image ?? picks[0]?.image;
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
	shown: {
		fields: [],
		brief: (home) => changeTiles(home, (tiles) => briefTiles(tiles, [])),
		read: (told, withinStore) =>
			told && withinStore ? changeTiles(told, (tiles) => readTiles(tiles, { filters: [], withinStore })) : {},
	},
	jsonLd: homeJsonLd,
	tags: homeTags,
	next: ['mf_catalog/category-page', 'mf_product/product-page'],
} satisfies PageHandle<Home>;

/** The shop's story, beside what editors chose or else a recommended product, and further products by themselves. */
function Story({ picks, bestsellers, layout: { story: words, products } }: Home) {
	const t = useMessages(homeMessages);
	const [first, ...others] = products;
	const pick = picks[2] ?? bestsellers[0];
	return (
		<>
			{words && first && (
				<BrandStory words={words} image={first.image} href={first.url} caption={first.title} text={first.text} />
			)}
			{words && !first && pick && (
				<BrandStory words={words} image={pick.hoverImage ?? pick.image} href={pick.href} caption={t.storyMore} />
			)}
			{(words ? others : products).map(({ image, url, title, text }) => (
				<BrandStory key={url} words={{ title, text: text ?? '' }} image={image} href={url} caption={t.storyMore} />
			))}
		</>
	);
}

function Section({ kind, title, home }: HomeLayout['sections'][number] & { home: Home }) {
	const t = useMessages(homeMessages);
	const { newCollection, bestsellers, sale, categories, layout, newHref, saleHref } = home;
	switch (kind) {
		case 'categories':
			return (
				<Kept>
					<CategoryIndex categories={categories} />
				</Kept>
			);
		case 'new':
			return (
				<HomeSection title={title ?? t.newTitle}>
					<ProductGrid tiles={newCollection}>{newHref && <MoreCell href={newHref} label={t.newMore} />}</ProductGrid>
				</HomeSection>
			);
		case 'stories':
			return (
				<Kept>
					<Stories banners={layout.stories} />
				</Kept>
			);
		case 'bestsellers':
			return (
				<HomeSection title={title ?? t.bestTitle} isRow>
					<ProductRail tiles={bestsellers} />
				</HomeSection>
			);
		case 'story':
			return <Story {...home} />;
		case 'sale':
			return (
				sale.length > 0 && (
					<HomeSection title={title ?? t.saleTitle} tone="sunken">
						<ProductGrid tiles={sale}>{saleHref && <MoreCell href={saleHref} label={t.saleMore} />}</ProductGrid>
					</HomeSection>
				)
			);
		case 'byways':
			return (
				<Kept>
					<Byways banners={layout.small} links={layout.promoted} />
				</Kept>
			);
		case 'last-views':
			return <LastViews />;
	}
}

export function Component() {
	const home = useLoaderData<Home>();
	const { picks, layout, headImage, newHref, saleHref } = home;
	return (
		<>
			<Hero words={layout.hero} looks={picks} headImage={headImage} href={newHref} saleHref={saleHref} />
			{layout.sections.map((section) => (
				<Section key={section.kind} {...section} home={home} />
			))}
		</>
	);
}
