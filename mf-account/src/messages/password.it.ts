import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { PasswordTexts } from './password.ts';

export const messages: TextsOf<PasswordTexts> = {
	forgotTitle: 'Hai dimenticato la password?',
	forgotLead: 'Inserisci la tua e-mail: ti invieremo un link per impostare una nuova password.',
	email: 'E-mail',
	sendLink: 'Invia il link',
	sentTitle: 'Controlla la posta',
	sentText: 'Se {email} ha un account, il link è in arrivo. Vale un’ora.',
	givenUpTitle: 'Imposta una nuova password',
	givenUpText:
		'Per proteggere il tuo account, questa password non è più valida. Ti invieremo un link per impostarne una nuova.',
	offline: 'Senza connessione a internet non è possibile cambiare la password.',
	backToLogin: 'Torna all’accesso',
	createTitle: 'Nuova password',
	linkBroken: 'Questo link è incompleto o scaduto.',
	askAgain: 'Chiedi un nuovo link',
	changeTitle: 'Cambia password',
	changeLead: 'Gli altri tuoi dispositivi verranno disconnessi.',
	currentPassword: 'Password attuale',
	newPassword: 'Nuova password',
	repeatPassword: 'Ripeti la password',
	passwordHint: 'Almeno 8 caratteri.',
	savePassword: 'Salva la password',
	changed: 'La password è stata cambiata',
	required: 'Questo campo è obbligatorio.',
	emailInvalid: 'Inserisci un indirizzo e-mail valido, ad es. anna@example.it.',
	passwordShort: 'La password deve avere almeno 8 caratteri.',
	passwordsDiffer: 'Le password devono coincidere.',
	common: 'Questa password è troppo comune. Scegline un’altra.',
	wrongPassword: 'La password attuale non è corretta.',
	tooLong: 'Il testo è troppo lungo.',
};
