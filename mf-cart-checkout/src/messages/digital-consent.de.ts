import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { DigitalConsentTexts } from './digital-consent.ts';

export const messages: TextsOf<DigitalConsentTexts> = {
	consent:
		'Ich möchte die Dateien sofort nach der Zahlung erhalten und weiß, dass mein Widerrufsrecht für eine Datei mit ihrem Download erlischt.',
};
