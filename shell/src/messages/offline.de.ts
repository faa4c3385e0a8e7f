import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { OfflineTexts } from './offline.ts';

export const messages: TextsOf<OfflineTexts> = {
	kept: 'Diese Seite war auf deinem Gerät gespeichert. Preise und Verfügbarkeit: Stand {time}.',
	leaving: 'Dieser Artikel, diese Kategorie oder Seite ist ohne Internet nicht verfügbar. Hier ist die Startseite.',
	sentLater: 'Die Verbindung ist wieder da. Wir haben gesendet, was gewartet hat.',
	refusedLater: 'Der Shop hat etwas nicht angenommen, das gewartet hat. Versuch es bitte noch einmal.',
	waiting: 'Noch nicht übertragen: {number}',
	waitingElsewhere: 'Noch nicht übertragen in einer anderen Version des Shops: {store}',
	install: 'Installiere den Shop auf diesem Gerät: Er öffnet sich mit einem Tipp, auch ohne Internet.',
	installNow: 'Installieren',
};
