/** Degrees, WGS 84. */
export interface Point {
	latitude: number;
	longitude: number;
}

const EARTH_RADIUS_KM = 6371;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres. */
export function distanceBetween(a: Point, b: Point): number {
	const halfLatitude = Math.sin(toRadians(b.latitude - a.latitude) / 2);
	const halfLongitude = Math.sin(toRadians(b.longitude - a.longitude) / 2);
	const across = Math.cos(toRadians(a.latitude)) * Math.cos(toRadians(b.latitude)) * halfLongitude ** 2;
	return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(halfLatitude ** 2 + across));
}

/** `850 m`, `4.2 km`, `318 km`; the position of a device is not known better than to 50 m. */
export function formatDistance(kilometres: number, locale: string): string {
	const [value, unit, digits] =
		kilometres < 1
			? ([Math.max(50, Math.round(kilometres * 20) * 50), 'meter', 0] as const)
			: ([kilometres, 'kilometer', kilometres < 10 ? 1 : 0] as const);
	return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: digits }).format(value);
}
