import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { NotificationsTexts } from './notifications.ts';

export const messages: TextsOf<NotificationsTexts> = {
	title: 'Notifiche',
	lead: 'Ti scriveremo quando questi prodotti torneranno disponibili.',
	empty: 'Non stai aspettando nessun prodotto.',
	emptyHint: 'La tua taglia è esaurita? Chiedi un avviso: ti scriveremo quando torna.',
	browse: 'Scopri la collezione',
	since: 'In attesa da:',
	remove: 'Non avvisarmi più',
	failed: 'Ops, qualcosa è andato storto. Riprova tra un momento.',
};
