import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { WaitingTexts } from './waiting.ts';

export const messages: TextsOf<WaitingTexts> = {
	waiting: { one: '{count} Änderung wartet auf das Senden', other: '{count} Änderungen warten auf das Senden' },
	explained: 'Alles ist auf diesem Gerät gespeichert. Wir senden es, sobald der Shop antwortet.',
	sendNow: 'Jetzt senden',
	undo: 'Änderungen zurücknehmen',
	undone: 'Die wartenden Änderungen wurden zurückgenommen',
};
