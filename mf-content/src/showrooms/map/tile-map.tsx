import { useShop } from '@pasaz/kernel/composition/shop';
import type { Showroom } from '@pasaz/kernel/contract/showroom';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathInStore, pathTo } from '@pasaz/kernel/routes';
import { Button } from '@pasaz/ui-kit/button';
import { DivIcon, LeafletMap, Marker, TileLayer } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { useEffect, useRef } from 'react';
import { showroomsMessages } from '../../messages/showrooms.ts';
import type { MapProps } from './map-props.ts';
import styles from './tile-map.module.css';

const MAX_ZOOM = 18;
/** Shows the streets around a single showroom. */
const FIRST_ZOOM = 15;

/** Elements instead of markup, which the page's policy refuses. */
function iconOf({ name }: Showroom, href: string): DivIcon {
	const link = document.createElement('a');
	link.href = href;
	link.textContent = name;
	return new DivIcon({ html: link, className: styles.marker ?? '', iconSize: undefined });
}

/** The shop's own controls and attribution stand beside it. */
function openMap(element: HTMLElement, tiles: string): LeafletMap {
	const map = new LeafletMap(element, { attributionControl: false, zoomControl: false, scrollWheelZoom: false });
	new TileLayer(tiles, { maxZoom: MAX_ZOOM }).addTo(map);
	return map;
}

export function TileMap({ showrooms }: MapProps) {
	const t = useMessages(showroomsMessages);
	const { storeView } = useShop();
	const element = useRef<HTMLDivElement>(null);
	const opened = useRef<LeafletMap | null>(null);
	const { map: settings } = storeView;
	useEffect(() => {
		if (!element.current || !settings) return;
		const map = openMap(element.current, settings.tiles);
		opened.current = map;
		for (const showroom of showrooms) {
			const href = pathInStore(pathTo('showroom', { showroom: showroom.slug }), storeView);
			new Marker([showroom.latitude, showroom.longitude], { icon: iconOf(showroom, href), keyboard: false }).addTo(map);
		}
		map.fitBounds(
			showrooms.map(({ latitude, longitude }) => [latitude, longitude]),
			{ maxZoom: FIRST_ZOOM, padding: [40, 40] },
		);
		return () => void map.remove();
	}, [showrooms, settings, storeView]);
	return (
		<section className={styles.map} aria-label={t.mapLabel}>
			<div ref={element} className={styles.tiles} />
			<div className={styles.controls}>
				<Button variant="secondary" onClick={() => opened.current?.zoomIn()}>
					{t.zoomIn}
				</Button>
				<Button variant="secondary" onClick={() => opened.current?.zoomOut()}>
					{t.zoomOut}
				</Button>
				{settings && (
					<a href={settings.attribution.url} rel="noopener">
						{settings.attribution.text}
					</a>
				)}
			</div>
		</section>
	);
}
