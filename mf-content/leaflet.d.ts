/** What the map of showrooms uses of Leaflet 2, which has no types yet. */
declare module 'leaflet' {
	interface MapOptions {
		attributionControl: boolean;
		zoomControl: boolean;
		scrollWheelZoom: boolean;
	}
	type Position = [latitude: number, longitude: number];

	export class LeafletMap {
		constructor(element: HTMLElement, options: MapOptions);
		fitBounds(bounds: Position[], options: { maxZoom: number; padding: [number, number] }): this;
		zoomIn(): this;
		zoomOut(): this;
		remove(): this;
	}
	export class TileLayer {
		constructor(url: string, options: { maxZoom: number });
		addTo(map: LeafletMap): this;
	}
	export class DivIcon {
		constructor(options: { html: HTMLElement; className: string; iconSize: [number, number] | undefined });
	}
	export class Marker {
		constructor(position: Position, options: { icon: DivIcon; keyboard: boolean });
		addTo(map: LeafletMap): this;
	}
}
