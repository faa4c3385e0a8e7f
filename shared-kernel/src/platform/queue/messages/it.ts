export const messages = {
	ok: 'OK',
	loggedOut: 'Disconnessione effettuata',
	sessionOver: 'La sessione è scaduta. Accedi di nuovo.',
	tasksDropped:
		'La sessione è scaduta prima che le tue ultime modifiche fossero inviate. Accedi e inseriscile di nuovo.',
	refreshFailed: 'Errore interno durante il rinnovo della sessione. Cancella i dati del sito e ricarica la pagina.',
	brokenAnswer: 'Il negozio non ha potuto accettare la tua modifica. Riprova più tardi.',
};
