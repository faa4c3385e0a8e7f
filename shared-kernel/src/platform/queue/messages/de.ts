export const messages = {
	ok: 'OK',
	loggedOut: 'Sie sind abgemeldet',
	sessionOver: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
	tasksDropped:
		'Ihre Sitzung ist abgelaufen, bevor Ihre letzten Änderungen gesendet wurden. Melden Sie sich an und geben Sie sie erneut ein.',
	refreshFailed:
		'Interner Fehler beim Erneuern der Sitzung. Bitte löschen Sie die Websitedaten und laden Sie die Seite neu.',
	brokenAnswer: 'Der Shop konnte Ihre Änderung nicht annehmen. Bitte versuchen Sie es später erneut.',
};
