import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { CollectTexts } from './collect.ts';

export const messages: TextsOf<CollectTexts> = {
	title: 'Showroom',
	lead: 'Questi showroom hanno tutto ciò che è nel carrello. Lo mettiamo da parte appena ordini.',
	searching: 'Controlliamo gli scaffali…',
	found: {
		one: '{count} showroom ha tutto ciò che è nel carrello.',
		other: '{count} showroom hanno tutto ciò che è nel carrello.',
	},
	none: 'Nessuno showroom ha ora tutto ciò che è nel carrello. Scegli un’altra consegna o acquista solo una parte.',
	change: 'Cambia showroom',
	chosen: 'Showroom scelto',
	phoneHint: 'Chiamiamo solo se qualcosa cambia.',
	reserved: 'Messo da parte nello showroom',
	ready: 'Ti aspetta nello showroom',
	collected: 'Ritirato',
	collectedLead: 'Ora è tutto con te. Speriamo che ti piaccia!',
	waits: 'Tutto ti aspetta nello showroom fino a: {until}.',
	bring: 'Porta il numero dell’ordine. Consegniamo anche a chi lo indica per te.',
	over: 'La prenotazione è scaduta',
	overLead: 'L’ordine non è stato ritirato in tempo: gli articoli sono tornati nello showroom. Non paghi nulla.',
};
