import type { Translation } from '../translation.ts';

export const tags: Translation['tags'] = {
	nowosc: { name: 'Neu', menuName: 'Neuheiten' },
	promocje: { name: 'Angebot', menuName: 'Angebote' },
	len: { name: 'Leinen', menuName: 'Aus Leinen' },
	'uszyte-w-lodzi': { name: 'In Łódź genäht' },
	'na-prezent': { name: 'Zum Verschenken' },
};
