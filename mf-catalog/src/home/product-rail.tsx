import { Kept } from '@pasaz/kernel/composition/kept';
import type { ProductTile as Tile } from '@pasaz/kernel/domain/product-tile';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { ProductTile } from '@pasaz/ui-kit/product-tile';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { homeMessages } from '../messages/home.ts';
import styles from './product-rail.module.css';

const SIZES = 'clamp(240px, 28vw, 400px)';

/** In which directions the list can be scrolled, once the page is alive: `both`, `back`, `on` or neither. */
function useRoom(list: RefObject<HTMLElement | null>) {
	const [room, setRoom] = useState('');
	useEffect(() => {
		const rail = list.current;
		if (!rail) return;
		const look = () => {
			const hasBack = rail.scrollLeft > 1;
			const hasOn = rail.scrollLeft + rail.clientWidth < rail.scrollWidth - 1;
			setRoom(hasBack && hasOn ? 'both' : (hasBack && 'back') || (hasOn && 'on') || '');
		};
		const observer = new ResizeObserver(look);
		observer.observe(rail);
		rail.addEventListener('scroll', look, { passive: true });
		return () => {
			observer.disconnect();
			rail.removeEventListener('scroll', look);
		};
	}, [list]);
	return room;
}

/** Large tiles in one row that scrolls sideways: by touch, by the keyboard, and for a mouse by two arrows. */
export function ProductRail({ tiles }: { tiles: readonly Tile[] }) {
	const t = useMessages(homeMessages);
	const list = useRef<HTMLUListElement>(null);
	const room = useRoom(list);
	const arrow = (direction: 'back' | 'on', sign: 1 | -1) => (
		<button
			type="button"
			className={styles.arrow}
			data-to={direction}
			aria-label={direction === 'back' ? t.scrollBack : t.scrollOn}
			aria-disabled={room !== 'both' && room !== direction}
			onClick={() => list.current?.scrollBy({ left: sign * list.current.clientWidth * 0.7 })}
		/>
	);
	return (
		<div className={styles.frame}>
			<ul className={styles.rail} ref={list}>
				{tiles.map((tile) => (
					<li key={tile.sku} className={styles.cell}>
						<Kept>
							<ProductTile tile={tile} sizes={SIZES} />
						</Kept>
					</li>
				))}
			</ul>
			{room && (
				<>
					{arrow('back', -1)}
					{arrow('on', 1)}
				</>
			)}
		</div>
	);
}
