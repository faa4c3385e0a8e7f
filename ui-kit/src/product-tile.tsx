import { useShop } from '@pasaz/kernel/composition/shop';
import type { ProductTile as Tile } from '@pasaz/kernel/domain/product-tile';
import { reductionPercent } from '@pasaz/kernel/domain/reduction';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Badge } from './badge.tsx';
import { formatRating } from './format-rating.ts';
import { tileMessages } from './messages/product-tile.ts';
import { movePicture } from './move-picture.ts';
import { Picture } from './picture.tsx';
import { Price } from './price.tsx';
import styles from './product-tile.module.css';
import { tieWords } from './tie-words.ts';
import { useIsIdle } from './use-is-idle.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const MAX_SWATCHES = 5;
/** px; the smallest size that can be tapped. */
const SWATCH_SIZE = 24;

interface ProductTileProps {
	tile: Tile;
	sizes: string;
	loading?: 'lead' | 'eager' | 'lazy';
	heading?: 'h2' | 'h3';
	action?: ReactNode;
}

function Badges({ tile }: { tile: Tile }) {
	const t = useMessages(tileMessages);
	const { regularPrice: regular, price: final, lowest30Days } = tile;
	const percent = reductionPercent({ regular, final, lowest30Days });
	if (tile.isInStock && percent === 0 && !tile.isNew) return null;
	return (
		<p className={styles.badges}>
			{!tile.isInStock && <Badge tone="quiet">{t.soldOut}</Badge>}
			{tile.isInStock && percent > 0 && <Badge tone="accent">{t.reduced({ percent })}</Badge>}
			{tile.isNew && <Badge>{t.new}</Badge>}
		</p>
	);
}

/** Draws SVG because the colours are data, and a style attribute would need an exception in the content policy. */
function Dots({ swatches }: { swatches: Tile['swatches'] }) {
	const width = swatches.length * SWATCH_SIZE;
	return (
		<svg aria-hidden="true" viewBox={`0 0 ${width} ${SWATCH_SIZE}`} height={SWATCH_SIZE} width={width}>
			{swatches.map(({ id, colour }, index) => (
				<circle key={id} cx={(index + 0.5) * SWATCH_SIZE} cy={SWATCH_SIZE / 2} r="6" fill={colour} />
			))}
		</svg>
	);
}

function ColourLinks({ tile, swatches }: { tile: Tile; swatches: Tile['swatches'] }) {
	const [path] = tile.href.split('?');
	return swatches.map((swatch) => (
		<Link
			key={swatch.id}
			to={`${path}?color=${swatch.id}`}
			className={styles.swatch}
			aria-label={swatch.label}
			title={swatch.label}
		>
			<Dots swatches={[swatch]} />
		</Link>
	));
}

/** The dots become links after hydration, because the HTML of 50 products would contain 200 links. */
function Swatches({ tile }: { tile: Tile }) {
	const t = useMessages(tileMessages);
	const isAlive = useIsIdle();
	const { swatches } = tile;
	if (swatches.length < 2) return null;
	const shown = swatches.slice(0, MAX_SWATCHES);
	const group = isAlive ? { role: 'group', 'aria-label': tile.name } : {};
	return (
		<div className={styles.swatches} {...group}>
			{isAlive ? <ColourLinks tile={tile} swatches={shown} /> : <Dots swatches={shown} />}
			{swatches.length > MAX_SWATCHES && <span aria-hidden="true">+{swatches.length - MAX_SWATCHES}</span>}
			<VisuallyHidden>{t.colours(swatches.length)}</VisuallyHidden>
		</div>
	);
}

/** In few bytes, and on the picture, where they make no row of tiles higher: a listing has fifty of them. */
function Stars({ rating }: { rating: NonNullable<Tile['rating']> }) {
	const { defaultLocale } = useShop().storeView.i18n;
	const { average, count } = rating;
	return <p className={styles.stars}>{`★ ${formatRating(average, defaultLocale)} (${count})`}</p>;
}

/** The whole tile is one link. */
export function ProductTile({ tile, sizes, loading = 'lazy', heading: Heading = 'h3', action }: ProductTileProps) {
	const [isPointed, setPointed] = useState(false);
	const frame = useRef<HTMLDivElement>(null);
	const point = (event: PointerEvent) => event.pointerType === 'mouse' && setPointed(true);
	return (
		<article className={styles.tile} data-sold-out={!tile.isInStock || undefined} onPointerEnter={point}>
			<div className={styles.frame} ref={frame}>
				<Picture path={tile.image} use="tile" alt={tile.name} sizes={sizes} loading={loading} />
				{isPointed && tile.hoverImage && (
					<div className={styles.over}>
						<Picture path={tile.hoverImage} use="tile" alt="" sizes={sizes} loading="eager" />
					</div>
				)}
				<Badges tile={tile} />
				{tile.rating && <Stars rating={tile.rating} />}
			</div>
			<Heading className={styles.name}>
				<Link
					to={tile.href}
					discover="none"
					lang={tile.lang}
					className={styles.link}
					onClick={() => movePicture(frame.current)}
				>
					{tieWords(tile.name)}
				</Link>
			</Heading>
			<Price price={tile.price} regularPrice={tile.regularPrice} lowest30Days={tile.lowest30Days} from={tile.from} />
			<Swatches tile={tile} />
			{action}
		</article>
	);
}
