import * as z from 'zod/mini';

const SLEEVES = ['none', 'wing', 'short', 'elbow', 'three-quarter', 'long'] as const;
export type Sleeve = (typeof SLEEVES)[number];

const NECKS = ['crew', 'scoop', 'v', 'boat', 'square', 'keyhole', 'cowl', 'wrap'] as const;
type Neck = (typeof NECKS)[number];

const COLLARS = ['shirt', 'rounded', 'camp', 'stand', 'frill', 'shawl', 'half-roll', 'roll', 'lapels'] as const;
export type Collar = (typeof COLLARS)[number];

const CLOSURES = [
	'buttons',
	'half-buttons',
	'double-breasted',
	'snaps',
	'zip',
	'half-zip',
	'toggles',
	'tied',
	'drawstring',
	'buckle',
	'rings',
] as const;
type Closure = (typeof CLOSURES)[number];

/** What else is seen from the front. */
const DETAILS = [
	'hood',
	'hood-cord',
	'ears',
	'thin-straps',
	'wide-straps',
	'braces',
	'shoulder-strap',
	'handles',
	'wrist-loop',
	'flap',
	'knot',
	'chest-pocket',
	'chest-pockets',
	'patch-pockets',
	'flap-pockets',
	'seam-pockets',
	'welt-pockets',
	'kangaroo-pocket',
	'thigh-pocket',
	'belt',
	'bow',
	'puff',
	'tiers',
	'slits',
	'pleats',
	'wrap-front',
	'rib-cuffs',
	'contrast-collar',
	'quilting',
	'lace',
	'shoulder-buttons',
	'chest-print',
	'fine-pattern',
	'embroidery',
	'pompom',
	'stalk',
	'fringe',
	'plaiting',
	'box',
	'narrow',
	'single-button',
	'storm-flap',
	'back-buttons',
	'elbow-patches',
] as const;
export type Detail = (typeof DETAILS)[number];

/** What a garment is made of; what is not named, it has not. */
export const Parts = z.object({
	sleeve: z.optional(z.enum(SLEEVES)),
	neck: z.optional(z.enum(NECKS)),
	collar: z.optional(z.enum(COLLARS)),
	closure: z.optional(z.enum(CLOSURES)),
	details: z.optional(z.array(z.enum(DETAILS))),
});
export type Parts = z.infer<typeof Parts>;

/** A part that a drawing shows. */
export type Part =
	| `sleeves:${Exclude<Sleeve, 'none'>}`
	| `neck:${Neck}`
	| `collar:${Collar}`
	| `closure:${Closure}`
	| Detail;
