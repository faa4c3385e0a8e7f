import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { CollectTexts } from './collect.ts';

export const messages: TextsOf<CollectTexts> = {
	title: 'Laden',
	lead: 'Diese Läden haben alles aus deinem Warenkorb. Wir legen es gleich nach der Bestellung zurück.',
	searching: 'Wir sehen in den Regalen nach …',
	found: {
		one: '{count} Laden hat alles aus deinem Warenkorb.',
		other: '{count} Läden haben alles aus deinem Warenkorb.',
	},
	none: 'Kein Laden hat gerade alles aus deinem Warenkorb. Wähle eine andere Versandart oder kaufe einen Teil davon.',
	change: 'Anderen Laden wählen',
	chosen: 'Gewählter Laden',
	phoneHint: 'Wir rufen nur an, wenn sich etwas ändert.',
	reserved: 'Im Laden zurückgelegt',
	ready: 'Liegt im Laden bereit',
	collected: 'Abgeholt',
	collectedLead: 'Alles ist jetzt bei dir. Viel Freude damit!',
	waits: 'Im Laden liegt alles für dich bereit, bis {until}.',
	bring: 'Bring die Bestellnummer mit. Wir geben die Sachen auch der Person, die sie nennt.',
	over: 'Die Reservierung ist abgelaufen',
	overLead:
		'Die Bestellung wurde nicht rechtzeitig abgeholt, die Artikel liegen wieder im Laden. Du zahlst nichts dafür.',
};
