import { useMessages } from '@pasaz/kernel/i18n/messages';
import { VisuallyHidden } from '@pasaz/ui-kit/visually-hidden';
import { useEffect } from 'react';
import { overlaysMessages } from '../../messages/overlays.ts';
import type { Menu } from '../menu.ts';
import styles from './late-page.module.css';
import { type PageShape, useLatePage } from './use-late-page.ts';

const TILES = Array.from({ length: 8 }, (_, index) => index);

function useBusyPage(isBusy: boolean) {
	useEffect(() => {
		const page = document.getElementById('content');
		if (!isBusy || !page) return;
		page.setAttribute('aria-busy', 'true');
		return () => page.removeAttribute('aria-busy');
	}, [isBusy]);
}

function ListingShape() {
	return (
		<>
			<span className={styles.title} />
			<span className={styles.bar} />
			<div className={styles.grid}>
				{TILES.map((tile) => (
					<div key={tile} className={styles.tile}>
						<span className={styles.picture} />
						<span className={styles.line} />
						<span className={styles.line} />
					</div>
				))}
			</div>
		</>
	);
}

function ProductShape() {
	return (
		<div className={styles.product}>
			<span className={styles.picture} />
			<div className={styles.facts}>
				<span className={styles.title} />
				<span className={styles.line} />
				<span className={styles.line} />
				<span className={styles.button} />
			</div>
		</div>
	);
}

function Cover({ shape }: { shape: PageShape }) {
	return (
		<div className={styles.cover} aria-hidden="true">
			<div className={styles.page}>
				<span className={styles.crumbs} />
				{shape === 'listing' ? <ListingShape /> : <ProductShape />}
			</div>
		</div>
	);
}

/** Covers the page that is left with the shape of the next one while that is late. */
export function LatePage({ menu }: { menu: Menu }) {
	const t = useMessages(overlaysMessages);
	const shape = useLatePage(menu);
	useBusyPage(shape !== null);
	return (
		<>
			<VisuallyHidden>
				<span role="status">{shape && t.loading}</span>
			</VisuallyHidden>
			{shape && <Cover shape={shape} />}
		</>
	);
}
