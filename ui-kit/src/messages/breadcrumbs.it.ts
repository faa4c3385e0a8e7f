import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { BreadcrumbsTexts } from './breadcrumbs.ts';

export const messages: TextsOf<BreadcrumbsTexts> = {
	breadcrumbs: 'Ti trovi qui',
	home: 'Home',
};
