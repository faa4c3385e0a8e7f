import type { Shape } from '../garment.ts';
import type { Brief, Sketch } from '../layer.ts';
import { backpack } from './backpack.ts';
import { beanie } from './beanie.ts';
import { belt } from './belt.ts';
import { beret } from './beret.ts';
import { blazer } from './blazer.ts';
import { blouse } from './blouse.ts';
import { bodysuit } from './bodysuit.ts';
import { cardigan } from './cardigan.ts';
import { clutch } from './clutch.ts';
import { coat } from './coat.ts';
import { crescentBag } from './crescent-bag.ts';
import { darning } from './darning.ts';
import { dress } from './dress.ts';
import { dungarees } from './dungarees.ts';
import { fitting } from './fitting.ts';
import { giftCard } from './gift-card.ts';
import { hoodie } from './hoodie.ts';
import { jacket } from './jacket.ts';
import { jeans } from './jeans.ts';
import { kerchief } from './kerchief.ts';
import { knotBag } from './knot-bag.ts';
import { leggings } from './leggings.ts';
import { monogram } from './monogram.ts';
import { parka } from './parka.ts';
import { pinafore } from './pinafore.ts';
import { polo } from './polo.ts';
import { rainCape } from './rain-cape.ts';
import { sash } from './sash.ts';
import { scarf } from './scarf.ts';
import { sewingPattern } from './sewing-pattern.ts';
import { shirt } from './shirt.ts';
import { shortening } from './shortening.ts';
import { shorts } from './shorts.ts';
import { skirt } from './skirt.ts';
import { snood } from './snood.ts';
import { socks } from './socks.ts';
import { sweater } from './sweater.ts';
import { sweatshirt } from './sweatshirt.ts';
import { tShirt } from './t-shirt.ts';
import { takingIn } from './taking-in.ts';
import { top } from './top.ts';
import { toteBag } from './tote-bag.ts';
import { trousers } from './trousers.ts';
import { turtleneck } from './turtleneck.ts';

/** The draughtsman of each shape. */
export const SILHOUETTES: Record<Shape, (brief: Brief) => Sketch> = {
	't-shirt': tShirt,
	top,
	bodysuit,
	shirt,
	blouse,
	polo,
	sweater,
	turtleneck,
	cardigan,
	sweatshirt,
	hoodie,
	blazer,
	jacket,
	parka,
	coat,
	'rain-cape': rainCape,
	dress,
	'maxi-dress': dress,
	pinafore,
	skirt,
	trousers,
	jeans,
	dungarees,
	shorts,
	leggings,
	socks,
	scarf,
	snood,
	kerchief,
	beanie,
	beret,
	belt,
	sash,
	'tote-bag': toteBag,
	'crescent-bag': crescentBag,
	backpack,
	'knot-bag': knotBag,
	clutch,
	'gift-card': giftCard,
	'sewing-pattern': sewingPattern,
	shortening,
	'taking-in': takingIn,
	darning,
	monogram,
	fitting,
};
