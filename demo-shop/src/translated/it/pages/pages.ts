import type { Translation } from '../../translation.ts';
import { about } from './about.ts';
import { accessibility } from './accessibility.ts';
import { delivery } from './delivery.ts';
import { returns } from './returns.ts';
import { sizes } from './sizes.ts';
import { terms } from './terms.ts';

const all: Translation['pages'] = { ...about, ...delivery, ...sizes, ...returns, ...terms, ...accessibility };

export const pages: Translation['pages'] = Object.fromEntries(
	Object.entries(all).map(([urlKey, page]) => [urlKey, { ...page, content: page.content.trim() }]),
);
