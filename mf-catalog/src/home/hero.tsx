import type { ProductTile } from '@pasaz/kernel/domain/product-tile';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { buttonLook } from '@pasaz/ui-kit/button';
import { Picture } from '@pasaz/ui-kit/picture';
import { Price } from '@pasaz/ui-kit/price';
import { Link } from 'react-router';
import { homeMessages } from '../messages/home.ts';
import styles from './hero.module.css';

/** Of the lead picture; its preload must say the same. */
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

/** The season in two pictures and one sentence. */
export function Hero({ looks, href, saleHref }: { looks: readonly ProductTile[]; href: string; saleHref: string }) {
	const t = useMessages(homeMessages);
	const [lead, second] = looks;
	return (
		<section className={styles.hero}>
			<div className={styles.words}>
				<p className={styles.eyebrow}>{t.eyebrow}</p>
				<h1 className={styles.title}>{t.title}</h1>
				<p className={styles.text}>{t.lead}</p>
				<p className={styles.actions}>
					<Link {...buttonLook('primary')} to={href}>
						{t.seeCollection}
					</Link>
					<Link {...buttonLook('quiet')} to={saleHref}>
						{t.seeSale}
					</Link>
				</p>
			</div>
			{lead && <Look tile={lead} isLead />}
			{second && <Look tile={second} />}
		</section>
	);
}
