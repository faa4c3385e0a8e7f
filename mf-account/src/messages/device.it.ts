import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { DeviceTexts } from './device.ts';

export const messages: TextsOf<DeviceTexts> = {
	title: 'Sicurezza',
	logOutEverywhere: 'Esci da tutti i dispositivi',
	loggedOutEverywhere: 'Disconnessione effettuata su tutti i dispositivi',
	forgetDevice: 'Cancella i miei dati da questo dispositivo',
	forgetTitle: 'Cancellare i dati da questo dispositivo?',
	forgetText:
		'Ti disconnetteremo e cancelleremo da questo browser il carrello, le liste, i moduli e gli ordini non ancora inviati. Il tuo account e gli ordini già effettuati restano nel negozio.',
	forget: 'Cancella i dati',
	keep: 'Mantieni',
	downloadData: 'Scarica i miei dati',
	dataFile: 'i-miei-dati',
	deleteAccount: 'Elimina l’account',
	deleteTitle: 'Eliminare l’account?',
	deleteText:
		'Elimineremo l’account con gli indirizzi, la lista dei desideri, il carrello e le iscrizioni. Non si può annullare. Conserviamo ordini e fatture senza account per il tempo richiesto dalle norme fiscali.',
	deletePassword: 'Password dell’account',
	deletePasswordHint: 'Se accedi con Google o Facebook, accedi di nuovo e lascia vuoto questo campo.',
	deleteForGood: 'Elimina per sempre',
	accountDeleted: 'L’account è stato eliminato',
};
