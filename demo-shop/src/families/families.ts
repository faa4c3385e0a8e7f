import type { Family } from '../design.ts';
import { bags, beanies, belts, scarves, socks } from './accessories.ts';
import { blouses } from './blouses.ts';
import { dresses } from './dresses.ts';
import { jackets } from './jackets.ts';
import { kidsDresses, kidsOuterwear, kidsTees, kidsTrousers, kidsWarm } from './kids.ts';
import { knitwear } from './knitwear.ts';
import { menJackets, menKnitwear, menOuterwear, menShirts, menSweatshirts, menTees, menTrousers } from './men.ts';
import { outerwear } from './outerwear.ts';
import { shirts } from './shirts.ts';
import { skirts } from './skirts.ts';
import { sweatshirts } from './sweatshirts.ts';
import { tops } from './tops.ts';
import { trousers } from './trousers.ts';

export const families: Family[] = [
	...[dresses, shirts, blouses, tops, knitwear, trousers, skirts, outerwear, jackets, sweatshirts],
	...[menShirts, menTees, menKnitwear, menSweatshirts, menTrousers, menOuterwear, menJackets],
	...[kidsTees, kidsWarm, kidsDresses, kidsTrousers, kidsOuterwear],
	...[bags, belts, scarves, beanies, socks],
];
