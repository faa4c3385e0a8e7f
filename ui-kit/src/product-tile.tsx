import { reductionPercent } from '@pasaz/kernel/domain/price';
import type { ProductTile as Tile } from '@pasaz/kernel/domain/product-tile';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { type PointerEvent, useState } from 'react';
import { Link } from 'react-router';
import { Badge } from './badge.tsx';
import { tileMessages } from './messages/product-tile.ts';
import { Picture } from './picture.tsx';
import { Price } from './price.tsx';
import styles from './product-tile.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

const MAX_SWATCHES = 5;

interface ProductTileProps {
	tile: Tile;
	sizes: string;
	loading?: 'lead' | 'eager' | 'lazy';
	heading?: 'h2' | 'h3';
}

function Badges({ tile }: { tile: Tile }) {
	const t = useMessages(tileMessages);
	const percent = reductionPercent({ regular: tile.regularPrice, final: tile.price });
	if (tile.isInStock && percent === 0 && !tile.isNew) return null;
	return (
		<p className={styles.badges}>
			{!tile.isInStock && <Badge tone="quiet">{t.soldOut}</Badge>}
			{tile.isInStock && percent > 0 && <Badge tone="accent">{t.reduced({ percent })}</Badge>}
			{tile.isNew && <Badge>{t.new}</Badge>}
		</p>
	);
}

/** Dots are SVG because their colours are data, and a style attribute would need a hole in the content policy. */
function Swatches({ colours }: { colours: readonly string[] }) {
	const t = useMessages(tileMessages);
	if (colours.length < 2) return null;
	const shown = colours.slice(0, MAX_SWATCHES);
	return (
		<p className={styles.swatches}>
			<svg aria-hidden="true" viewBox={`0 0 ${shown.length * 16} 12`} height="12" width={shown.length * 16}>
				{shown.map((colour, index) => (
					<circle key={colour} cx={index * 16 + 6} cy="6" r="5.5" fill={colour} stroke="currentColor" />
				))}
			</svg>
			{colours.length > MAX_SWATCHES && <span aria-hidden="true">+{colours.length - MAX_SWATCHES}</span>}
			<VisuallyHidden>{t.colours(colours.length)}</VisuallyHidden>
		</p>
	);
}

/** A product in a list: the whole tile is one link. */
export function ProductTile({ tile, sizes, loading = 'lazy', heading: Heading = 'h3' }: ProductTileProps) {
	const [isPointed, setPointed] = useState(false);
	const point = (event: PointerEvent) => event.pointerType === 'mouse' && setPointed(true);
	return (
		<article className={styles.tile} data-sold-out={!tile.isInStock || undefined} onPointerEnter={point}>
			<div className={styles.frame}>
				<Picture path={tile.image} use="tile" alt="" sizes={sizes} loading={loading} />
				{isPointed && tile.hoverImage && (
					<div className={styles.over}>
						<Picture path={tile.hoverImage} use="tile" alt="" sizes={sizes} loading="eager" />
					</div>
				)}
				<Badges tile={tile} />
			</div>
			<Heading className={styles.name}>
				<Link to={tile.href} className={styles.link}>
					{tile.name}
				</Link>
			</Heading>
			<Price price={tile.price} regularPrice={tile.regularPrice} lowest30Days={tile.lowest30Days} from={tile.from} />
			<Swatches colours={tile.swatches} />
		</article>
	);
}
