import type { Translation } from '../translation.ts';
import { accessories } from './accessories.ts';
import { blouses } from './blouses.ts';
import { categories } from './categories.ts';
import { dresses } from './dresses.ts';
import { extras } from './extras.ts';
import { faq } from './faq.ts';
import { jackets } from './jackets.ts';
import { kids } from './kids.ts';
import { knitwear } from './knitwear.ts';
import { layouts } from './layouts.ts';
import { menOuterwear } from './men-outerwear.ts';
import { menTops } from './men-tops.ts';
import { menTrousers } from './men-trousers.ts';
import { menWarm } from './men-warm.ts';
import { outerwear } from './outerwear.ts';
import { pages } from './pages/pages.ts';
import { phrases } from './phrases.ts';
import { sets } from './sets.ts';
import { shirts } from './shirts.ts';
import { skirts } from './skirts.ts';
import { sweatshirts } from './sweatshirts.ts';
import { tags } from './tags.ts';
import { tops } from './tops.ts';
import { trousers } from './trousers.ts';

export const it: Translation = {
	products: {
		...{ ...dresses, ...shirts, ...blouses, ...tops, ...knitwear, ...trousers, ...skirts },
		...{ ...outerwear, ...jackets, ...sweatshirts },
		...{ ...menTops, ...menWarm, ...menTrousers, ...menOuterwear },
		...{ ...kids, ...accessories, ...extras, ...sets },
	},
	categories,
	tags,
	pages,
	faq,
	layouts,
	phrases,
};
