import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { PartnersTexts } from './partners.ts';

export const messages: TextsOf<PartnersTexts> = {
	title: 'I nostri partner',
	lead: 'Le tessiture, le sartorie e i laboratori con cui realizziamo i nostri capi.',
	empty: 'Presto presenteremo qui i nostri partner.',
	visit: 'Visita il sito',
	visitName: 'Visita il sito: {name}',
};
