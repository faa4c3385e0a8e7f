import type { Translation } from '../translation.ts';

export const tags: Translation['tags'] = {
	nowosc: { name: 'Novità', menuName: 'Novità' },
	promocje: { name: 'Promozione', menuName: 'Promozioni' },
	len: { name: 'Lino', menuName: 'In lino' },
	'uszyte-w-lodzi': { name: 'Cucito a Łódź' },
	'na-prezent': { name: 'Da regalare' },
};
