import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { DigitalConsentTexts } from './digital-consent.ts';

export const messages: TextsOf<DigitalConsentTexts> = {
	consent:
		'I want the files as soon as they are paid for, and I know that I lose the right of withdrawal for a file once I have downloaded it.',
};
