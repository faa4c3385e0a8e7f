import * as z from 'zod/mini';
import { Parts } from './garment-parts.ts';

/** What a drawn picture shows. The demo catalogue names garments in these words; the painter turns them into pictures. */
export const SHAPES = [
	't-shirt',
	'top',
	'bodysuit',
	'shirt',
	'blouse',
	'polo',
	'sweater',
	'turtleneck',
	'cardigan',
	'sweatshirt',
	'hoodie',
	'blazer',
	'jacket',
	'parka',
	'coat',
	'rain-cape',
	'dress',
	'maxi-dress',
	'pinafore',
	'skirt',
	'trousers',
	'jeans',
	'dungarees',
	'shorts',
	'leggings',
	'socks',
	'scarf',
	'snood',
	'kerchief',
	'beanie',
	'beret',
	'belt',
	'sash',
	'tote-bag',
	'crescent-bag',
	'backpack',
	'knot-bag',
	'clutch',
	'gift-card',
	'sewing-pattern',
	'shortening',
	'taking-in',
	'darning',
	'monogram',
	'fitting',
] as const;
export type Shape = (typeof SHAPES)[number];

export const CUTS = ['slim', 'regular', 'loose', 'oversized', 'cropped', 'flared', 'straight', 'wide', 'wrap'] as const;
export type Cut = (typeof CUTS)[number];

export const PATTERNS = [
	'plain',
	'stripes',
	'wide-stripes',
	'check',
	'houndstooth',
	'dots',
	'meadow',
	'leaves',
	'melange',
	'colour-block',
] as const;
export type Pattern = (typeof PATTERNS)[number];

export const FABRICS = [
	'jersey',
	'linen',
	'cotton',
	'denim',
	'wool',
	'knit',
	'cable-knit',
	'velvet',
	'satin',
	'corduroy',
	'leather',
	'fleece',
] as const;
export type Fabric = (typeof FABRICS)[number];

export const VIEWS = ['front', 'back', 'detail'] as const;
export type View = (typeof VIEWS)[number];

/** `#rrggbb` */
const Colour = z.string().check(z.regex(/^#[\da-f]{6}$/));

export const Garment = z.object({
	shape: z.enum(SHAPES),
	cut: z.enum(CUTS),
	/** Of the cloth. */
	colour: Colour,
	/** Of the pattern's second colour, trims and buttons. */
	accent: Colour,
	pattern: z.enum(PATTERNS),
	fabric: z.enum(FABRICS),
	parts: Parts,
	/** Against the usual length of its shape. */
	length: z.number(),
	/** Gives each product its own small differences (collar, pockets, folds); the same seed always draws the same picture. */
	seed: z.int(),
});
export type Garment = z.infer<typeof Garment>;

const GarmentDrawing = z.object({
	garment: Garment,
	view: z.enum(VIEWS),
	/** What a sewing pattern is for. */
	of: z.optional(Garment),
});
export type GarmentDrawing = z.infer<typeof GarmentDrawing>;

/** What the shop's database keeps of a drawn picture: a garment, or what a set is made of. */
export const Drawing = z.union([GarmentDrawing, z.object({ set: z.array(Garment).check(z.minLength(2)) })]);
export type Drawing = z.infer<typeof Drawing>;
