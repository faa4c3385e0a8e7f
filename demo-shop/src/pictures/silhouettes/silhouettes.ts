import type { Shape } from '../garment.ts';
import type { Brief, Sketch } from '../layer.ts';
import { beanie } from './beanie.ts';
import { belt } from './belt.ts';
import { blazer } from './blazer.ts';
import { blouse } from './blouse.ts';
import { cardigan } from './cardigan.ts';
import { coat } from './coat.ts';
import { dress, maxiDress } from './dress.ts';
import { giftCard } from './gift-card.ts';
import { hoodie } from './hoodie.ts';
import { jacket } from './jacket.ts';
import { jeans } from './jeans.ts';
import { leggings } from './leggings.ts';
import { parka } from './parka.ts';
import { polo } from './polo.ts';
import { scarf } from './scarf.ts';
import { sewingPattern } from './sewing-pattern.ts';
import { shirt } from './shirt.ts';
import { shorts } from './shorts.ts';
import { skirt } from './skirt.ts';
import { socks } from './socks.ts';
import { sweater } from './sweater.ts';
import { sweatshirt } from './sweatshirt.ts';
import { tShirt } from './t-shirt.ts';
import { top } from './top.ts';
import { toteBag } from './tote-bag.ts';
import { trousers } from './trousers.ts';
import { turtleneck } from './turtleneck.ts';

/** The draughtsman of each shape. */
export const SILHOUETTES: Record<Shape, (brief: Brief) => Sketch> = {
	't-shirt': tShirt,
	top,
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
	dress,
	'maxi-dress': maxiDress,
	skirt,
	trousers,
	jeans,
	shorts,
	leggings,
	socks,
	scarf,
	beanie,
	belt,
	'tote-bag': toteBag,
	'gift-card': giftCard,
	'sewing-pattern': sewingPattern,
};
