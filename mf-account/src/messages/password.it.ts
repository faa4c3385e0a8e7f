import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { PasswordTexts } from './password.ts';

export const messages: TextsOf<PasswordTexts> = {
	forgotTitle: 'Hai dimenticato la password?',
	forgotLead: 'Inserisci la tua e-mail: ti invieremo un link per impostare una nuova password.',
	email: 'E-mail',
	sendLink: 'Invia il link',
	sentTitle: 'Controlla la posta',
	sentText: 'Se {email} ha un account, il link è in arrivo. È valido un’ora.',
	offline: 'Senza connessione a internet non è possibile cambiare la password.',
	backToLogin: 'Torna all’accesso',
	createTitle: 'Nuova password',
	linkBroken: 'Questo link è incompleto o scaduto.',
	askAgain: 'Chiedi un nuovo link',
	changeTitle: 'Cambia password',
	changeLead: 'Verrai disconnesso dagli altri dispositivi.',
	currentPassword: 'Password attuale',
	newPassword: 'Nuova password',
	repeatPassword: 'Ripeti la password',
	passwordHint: 'Almeno 8 caratteri.',
	savePassword: 'Salva la password',
	changed: 'La password è stata cambiata',
	required: 'Questo campo è obbligatorio.',
	emailInvalid: 'Inserisci un indirizzo e-mail valido, ad es. anna@example.com.',
	passwordShort: 'La password deve avere almeno 8 caratteri.',
	passwordsDiffer: 'Le password devono essere uguali.',
	tooLong: 'È troppo lungo.',
};
