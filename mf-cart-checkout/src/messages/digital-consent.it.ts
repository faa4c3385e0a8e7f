import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { DigitalConsentTexts } from './digital-consent.ts';

export const messages: TextsOf<DigitalConsentTexts> = {
	consent:
		'Voglio ricevere i file subito dopo il pagamento e so che, una volta scaricato un file, perdo il diritto di recesso per quel file.',
};
