import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { AgreementsTexts } from './agreements.ts';

export const messages: TextsOf<AgreementsTexts> = {
	title: 'Einwilligungen',
	lead: 'Du kannst jede Einwilligung jederzeit widerrufen.',
	marketing: 'Ich möchte Angebote erhalten, die zu meinen Einkäufen passen.',
	newsletter: 'Ich möchte den Newsletter erhalten.',
	confirmByMail: 'Bestätige mit dem Link, den wir dir geschickt haben.',
	newsletterEnded: 'Wir schicken dir keinen Newsletter mehr.',
};
