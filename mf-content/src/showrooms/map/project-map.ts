import type { Showroom } from '@pasaz/kernel/contract/showroom';
import { pathTo } from '@pasaz/kernel/routes';
import { OUTLINES } from './outlines.ts';

/** A dot of the drawn map: a showroom, or a city with several. */
interface MapDot {
	label: string;
	href: string;
	/** Share of the map's width and height, 0 to 1. */
	x: number;
	y: number;
	/** The name stands where it covers no neighbour. */
	side: 'start' | 'end';
}

export interface DrawnMap {
	dots: MapDot[];
	/** `points` of an SVG polygon, one for each country. */
	outlines: string[];
	/** In units of a map that is 1000 wide. */
	height: number;
}

const WIDTH = 1000;
/** Degrees: the least that a map shows, about 11 km. */
const LEAST_SPAN = 0.1;
const MARGIN = 0.06;
/** Share of the width and height within which a name to the right would cover the next dot. */
const NEIGHBOUR = { x: 0.25, y: 0.06 };
const RIGHT_EDGE = 0.7;

type Point = readonly [longitude: number, latitude: number];

interface Place {
	label: string;
	href: string;
	at: Point;
}

/** One dot for each city; in a single city, one for each showroom. */
function placesOf(showrooms: readonly Showroom[]): Place[] {
	const cities = Map.groupBy(showrooms, ({ city }) => city);
	const single = ({ name, slug, latitude, longitude }: Showroom, label = name): Place => ({
		label,
		href: pathTo('showroom', { showroom: slug }),
		at: [longitude, latitude],
	});
	if (cities.size === 1) return showrooms.map((showroom) => single(showroom));
	return [...cities].flatMap(([city, own]) => {
		const [first] = own;
		if (!first) return [];
		if (own.length === 1) return [single(first, city)];
		const href = `${pathTo('showrooms')}?city=${encodeURIComponent(city)}`;
		return [{ label: `${city} (${own.length})`, href, at: [first.longitude, first.latitude] as const }];
	});
}

function outlineOf(country: string): Point[] {
	const pairs = [...(OUTLINES[country] ?? '').matchAll(/(\S+),(\S+)/g)];
	return pairs.map(([, longitude, latitude]) => [Number(longitude), Number(latitude)]);
}

function boundsOf(points: readonly Point[]) {
	const longitudes = points.map(([longitude]) => longitude);
	const latitudes = points.map(([, latitude]) => latitude);
	const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
	const span = (values: number[]) => Math.max(LEAST_SPAN, Math.max(...values) - Math.min(...values)) * (1 + 2 * MARGIN);
	return {
		center: [middle(longitudes), middle(latitudes)] as const,
		size: [span(longitudes), span(latitudes)] as const,
	};
}

/** Lays out a map of the market's outline, or of a single city without it. */
export function projectMap(showrooms: readonly Showroom[]): DrawnMap {
	const places = placesOf(showrooms);
	const isOneCity = new Set(showrooms.map(({ city }) => city)).size === 1;
	const countries = isOneCity ? [] : [...new Set(showrooms.map(({ country }) => country))];
	const borders = countries.map(outlineOf);
	const { center, size } = boundsOf([...places.map(({ at }) => at), ...borders.flat()]);
	const shrink = Math.cos((center[1] * Math.PI) / 180);
	const height = Math.round((WIDTH * size[1]) / (size[0] * shrink));
	const toX = (longitude: number) => (longitude - center[0]) / size[0] + 0.5;
	const toY = (latitude: number) => (center[1] - latitude) / size[1] + 0.5;
	const dots = places.map(({ at: [longitude, latitude], ...place }) => ({
		...place,
		x: toX(longitude),
		y: toY(latitude),
	}));
	return {
		height,
		outlines: borders.map((border) =>
			border
				.map(([longitude, latitude]) => `${Math.round(toX(longitude) * WIDTH)},${Math.round(toY(latitude) * height)}`)
				.join(' '),
		),
		dots: dots.map((dot) => ({ ...dot, side: sideOf(dot, dots) })),
	};
}

function sideOf({ x, y }: { x: number; y: number }, dots: readonly { x: number; y: number }[]): MapDot['side'] {
	const hasNeighbour = dots.some((one) => one.x > x && one.x - x < NEIGHBOUR.x && Math.abs(one.y - y) < NEIGHBOUR.y);
	return hasNeighbour || x > RIGHT_EDGE ? 'start' : 'end';
}
