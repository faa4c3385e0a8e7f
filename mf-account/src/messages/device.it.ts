import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { DeviceTexts } from './device.ts';

export const messages: TextsOf<DeviceTexts> = {
	title: 'Sicurezza',
	logOutEverywhere: 'Esci da tutti i dispositivi',
	loggedOutEverywhere: 'Sei uscito da tutti i dispositivi',
	forgetDevice: 'Cancella i miei dati da questo dispositivo',
	forgetTitle: 'Cancellare i dati da questo dispositivo?',
	forgetText:
		'Ti disconnetteremo e cancelleremo da questo browser il carrello, le liste, i moduli e gli ordini non ancora inviati. Il tuo account e gli ordini già effettuati restano nel negozio.',
	forget: 'Cancella i dati',
	keep: 'Mantieni',
};
