import type { Shape } from './pictures/garment.ts';

type Lengths = readonly [her: number, him: number, child: number];

/** Centimetres, as the families measure them, of a garment that is drawn neither short nor long. */
const USUAL: Partial<Record<Shape, Lengths>> = {
	't-shirt': [64, 72, 48],
	top: [60, 66, 44],
	shirt: [73, 78, 54],
	blouse: [64, 70, 46],
	polo: [66, 71, 51],
	sweater: [62, 68, 46],
	turtleneck: [63, 69, 47],
	cardigan: [62, 69, 45],
	sweatshirt: [64, 70, 47],
	hoodie: [66, 71, 48],
	blazer: [72, 74, 50],
	jacket: [67, 73, 47],
	parka: [92, 90, 60],
	coat: [112, 107, 74],
	'rain-cape': [80, 86, 60],
	dress: [112, 112, 76],
	'maxi-dress': [112, 112, 76],
	pinafore: [92, 92, 62],
	skirt: [80, 80, 56],
	trousers: [74, 81, 52],
	jeans: [74, 82, 55],
	dungarees: [71, 78, 50],
	shorts: [22, 22, 16],
	leggings: [68, 76, 52],
	socks: [20, 20, 16],
	scarf: [190, 190, 120],
	kerchief: [110, 110, 80],
	beanie: [23, 23, 20],
};

const WEARERS = { her: 0, him: 1, child: 2, anyone: 0 } as const;

/** How long a garment of `length` centimetres is against others of its shape. */
export function relativeLength(shape: Shape, wearer: keyof typeof WEARERS, length: number | undefined): number {
	const usual = USUAL[shape]?.[WEARERS[wearer]];
	return length === undefined || usual === undefined ? 1 : Math.round((length / usual) * 1000) / 1000;
}
