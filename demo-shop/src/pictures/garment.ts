import * as z from 'zod/mini';

/** What a drawn picture shows. The demo catalogue names garments in these words; the painter turns them into pictures. */
export const SHAPES = [
	't-shirt',
	'top',
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
	'dress',
	'maxi-dress',
	'skirt',
	'trousers',
	'jeans',
	'shorts',
	'leggings',
	'socks',
	'scarf',
	'beanie',
	'belt',
	'tote-bag',
	'gift-card',
	'sewing-pattern',
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
	/** Gives each product its own small differences (collar, pockets, folds); the same seed always draws the same picture. */
	seed: z.int(),
});
export type Garment = z.infer<typeof Garment>;

/** What the shop's database keeps of a drawn picture. */
export const Drawing = z.object({ garment: Garment, view: z.enum(VIEWS) });
export type Drawing = z.infer<typeof Drawing>;
