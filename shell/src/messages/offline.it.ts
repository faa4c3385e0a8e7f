import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { OfflineTexts } from './offline.ts';

export const messages: TextsOf<OfflineTexts> = {
	kept: 'Questa pagina era salvata sul dispositivo. Prezzi e disponibilità aggiornati a: {time}.',
	leaving: 'Questo prodotto, categoria o pagina non è disponibile senza internet. Ecco la home.',
	sentLater: 'La connessione è tornata. Abbiamo inviato ciò che era in attesa.',
	refusedLater: 'Il negozio non ha accettato qualcosa che era in attesa. Riprova.',
	waiting: 'In attesa di invio: {number}',
	waitingElsewhere: 'In attesa di invio in un’altra versione del negozio: {store}',
	install: 'Installa il negozio su questo dispositivo: si apre con un tocco, anche senza internet.',
	installNow: 'Installa',
};
