import { useShop } from '@pasaz/kernel/composition/shop';
import type { CmsLayout } from '@pasaz/kernel/contract/content';
import type { ShopConfig } from '@pasaz/kernel/contract/shop-config';
import type { ProductTile } from '@pasaz/kernel/domain/product-tile';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { buttonLook } from '@pasaz/ui-kit/button';
import { Picture } from '@pasaz/ui-kit/picture';
import { Price } from '@pasaz/ui-kit/price';
import { tieWords } from '@pasaz/ui-kit/tie-words';
import { Link } from 'react-router';
import { homeMessages } from '../messages/home.ts';
import styles from './hero.module.css';

/** `sizes` of the lead picture; its preload uses the same. */
export const HERO_SIZES =
	'(min-width: 105rem) 720px, (min-width: 90rem) 580px, (min-width: 64rem) 41vw, (min-width: 44rem) 53vw, 100vw';

function Look({ tile, isLead = false }: { tile: ProductTile; isLead?: boolean }) {
	const loading = isLead ? 'lead' : 'eager';
	const sizes = isLead
		? HERO_SIZES
		: '(min-width: 105rem) 360px, (min-width: 90rem) 290px, (min-width: 64rem) 21vw, (min-width: 44rem) 25vw, 55vw';
	return (
		<figure className={isLead ? styles.lead : styles.second}>
			<Picture path={tile.image} use="gallery" alt="" sizes={sizes} loading={loading} />
			<figcaption className={styles.caption}>
				<Link className={styles.product} to={tile.href} lang={tile.lang}>
					{tieWords(tile.name)}
				</Link>
				<Price price={tile.price} regularPrice={tile.regularPrice} lowest30Days={tile.lowest30Days} from={tile.from} />
			</figcaption>
		</figure>
	);
}

function HeadImage({ image, url, alt }: NonNullable<ShopConfig['headImage']>) {
	return (
		<figure className={styles.lead}>
			<Link to={url}>
				<Picture path={image} use="gallery" alt={alt} sizes={HERO_SIZES} loading="lead" />
			</Link>
		</figure>
	);
}

interface HeroProps {
	/** Headline by the editors; the name of the shop without one. */
	words: CmsLayout['hero'];
	looks: readonly ProductTile[];
	headImage: ShopConfig['headImage'];
	href: string | null;
	saleHref: string | null;
}

export function Hero({ words, looks, headImage, href, saleHref }: HeroProps) {
	const t = useMessages(homeMessages);
	const { siteName } = useShop().storeView.seo;
	const [lead, second] = looks;
	const own = [
		...(href ? [{ label: t.seeCollection, url: href }] : []),
		...(saleHref ? [{ label: t.seeSale, url: saleHref }] : []),
	];
	const links = words?.links ?? own;
	return (
		<section className={styles.hero}>
			<div className={styles.words}>
				{words && <p className={styles.eyebrow}>{tieWords(words.eyebrow)}</p>}
				<h1 className={styles.title}>{words ? tieWords(words.title) : siteName}</h1>
				{words && <p className={styles.text}>{tieWords(words.lead)}</p>}
				<p className={styles.actions}>
					{links.map(({ label, url }, index) => (
						<Link key={url} {...buttonLook(index === 0 ? 'primary' : 'quiet')} to={url}>
							{label}
						</Link>
					))}
				</p>
			</div>
			{headImage ? <HeadImage {...headImage} /> : lead && <Look tile={lead} isLead />}
			{second && <Look tile={second} />}
		</section>
	);
}
