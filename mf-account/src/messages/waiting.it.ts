import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { WaitingTexts } from './waiting.ts';

export const messages: TextsOf<WaitingTexts> = {
	waiting: { one: '{count} modifica in attesa di invio', other: '{count} modifiche in attesa di invio' },
	explained: 'Tutto è salvato su questo dispositivo. Lo invieremo appena il negozio risponde.',
	sendNow: 'Invia ora',
	undo: 'Annulla le modifiche',
	undone: 'Le modifiche in attesa sono state annullate',
};
