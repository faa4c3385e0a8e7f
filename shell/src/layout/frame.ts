import type { CmsLayout } from '@pasaz/kernel/contract/content';
import type { Menu } from './menu.ts';

export type PromoBar = NonNullable<CmsLayout['promo']>;
export type LinkList = NonNullable<CmsLayout['footer']>[number];

export interface Frame {
	menu: Menu;
	promo: PromoBar | undefined;
	footer: readonly LinkList[];
}
