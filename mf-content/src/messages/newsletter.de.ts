import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { NewsletterTexts } from './newsletter.ts';

export const messages: TextsOf<NewsletterTexts> = {
	email: 'E-Mail',
	subscribe: 'Anmelden',
	consent: 'Du bestätigst per E-Mail und kannst dich jederzeit abmelden.',
	privacy: 'Datenschutzerklärung',
	sent: 'Danke! Öffne den Link in der Nachricht, die wir an {email} geschickt haben.',
	queued:
		'{email} ist auf diesem Gerät gespeichert. Sobald die Verbindung da ist, schicken wir die Nachricht mit dem Link.',
	emailInvalid: 'Gib eine gültige E-Mail-Adresse ein, z. B. anna@example.de.',
};
