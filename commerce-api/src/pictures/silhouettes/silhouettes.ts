import type { Shape } from '../garment.ts';
import type { Brief, Sketch } from '../layer.ts';
import { beanie } from './beanie.ts';
import { belt } from './belt.ts';
import { blazer } from './blazer.ts';
import { blouse } from './blouse.ts';
import { coat } from './coat.ts';
import { dress, maxiDress } from './dress.ts';
import { hoodie } from './hoodie.ts';
import { jacket } from './jacket.ts';
import { cardigan, sweater, sweatshirt, turtleneck } from './knitwear.ts';
import { giftCard, sewingPattern } from './paper-goods.ts';
import { parka } from './parka.ts';
import { scarf } from './scarf.ts';
import { polo, shirt } from './shirts.ts';
import { skirt } from './skirt.ts';
import { socks } from './socks.ts';
import { top, tShirt } from './tees.ts';
import { toteBag } from './tote-bag.ts';
import { jeans, leggings, shorts, trousers } from './trousers.ts';

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
