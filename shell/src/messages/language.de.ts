import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { LanguageTexts } from './language.ts';

export const messages: TextsOf<LanguageTexts> = {
	title: 'Sprache und Land',
	close: 'Sprachauswahl schließen',
	note: 'Preise, Steuern und Versandkosten hängen vom Land ab.',
	current: 'Aktuelle Auswahl',
};
