import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { AgreementsTexts } from './agreements.ts';

export const messages: TextsOf<AgreementsTexts> = {
	title: 'Einwilligungen',
	lead: 'Sie können jede Einwilligung jederzeit zurücknehmen.',
	marketing: 'Ich möchte Angebote erhalten, die zu meinen Einkäufen passen.',
	newsletter: 'Ich möchte den Newsletter erhalten.',
	confirmByMail: 'Bestätigen Sie mit dem Link, den wir Ihnen gesendet haben.',
	newsletterEnded: 'Wir senden Ihnen keinen Newsletter mehr.',
};
