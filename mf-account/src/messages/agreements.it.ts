import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { AgreementsTexts } from './agreements.ts';

export const messages: TextsOf<AgreementsTexts> = {
	title: 'Consensi',
	lead: 'Puoi revocare ogni consenso in qualsiasi momento.',
	marketing: 'Voglio ricevere offerte scelte in base ai miei acquisti.',
	newsletter: 'Voglio ricevere la newsletter.',
	confirmByMail: 'Conferma con il link che ti abbiamo inviato.',
	newsletterEnded: 'Non ti invieremo più la newsletter.',
};
