import { useShop } from '@pasaz/kernel/composition/shop';
import type { CmsLayout } from '@pasaz/kernel/contract/content';
import type { ProductTile } from '@pasaz/kernel/domain/product-tile';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { buttonLook } from '@pasaz/ui-kit/button';
import { Picture } from '@pasaz/ui-kit/picture';
import { Price } from '@pasaz/ui-kit/price';
import { Link } from 'react-router';
import { homeMessages } from '../messages/home.ts';
import styles from './hero.module.css';

/** `sizes` of the lead picture; its preload uses the same. */
export const HERO_SIZES = '(min-width: 90rem) 580px, (min-width: 64rem) 41vw, (min-width: 44rem) 53vw, 100vw';

function Look({ tile, isLead = false }: { tile: ProductTile; isLead?: boolean }) {
	const loading = isLead ? 'lead' : 'eager';
	const sizes = isLead
		? HERO_SIZES
		: '(min-width: 90rem) 290px, (min-width: 64rem) 21vw, (min-width: 44rem) 25vw, 55vw';
	return (
		<figure className={isLead ? styles.lead : styles.second}>
			<Picture path={tile.image} use="gallery" alt="" sizes={sizes} loading={loading} />
			<figcaption className={styles.caption}>
				<Link className={styles.product} to={tile.href} lang={tile.lang}>
					{tile.name}
				</Link>
				<Price price={tile.price} from={tile.from} />
			</figcaption>
		</figure>
	);
}

interface HeroProps {
	/** Headline by the editors; the name of the shop without one. */
	words: CmsLayout['hero'];
	looks: readonly ProductTile[];
	href: string | null;
	saleHref: string | null;
}

/** The season in two pictures and one sentence. */
export function Hero({ words, looks, href, saleHref }: HeroProps) {
	const t = useMessages(homeMessages);
	const { siteName } = useShop().storeView.seo;
	const [lead, second] = looks;
	return (
		<section className={styles.hero}>
			<div className={styles.words}>
				{words && <p className={styles.eyebrow}>{words.eyebrow}</p>}
				<h1 className={styles.title}>{words?.title ?? siteName}</h1>
				{words && <p className={styles.text}>{words.lead}</p>}
				<p className={styles.actions}>
					{href && (
						<Link {...buttonLook('primary')} to={href}>
							{t.seeCollection}
						</Link>
					)}
					{saleHref && (
						<Link {...buttonLook('quiet')} to={saleHref}>
							{t.seeSale}
						</Link>
					)}
				</p>
			</div>
			{lead && <Look tile={lead} isLead />}
			{second && <Look tile={second} />}
		</section>
	);
}
