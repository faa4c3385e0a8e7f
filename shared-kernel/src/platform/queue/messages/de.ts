export const messages = {
	ok: 'OK',
	loggedOut: 'Du bist abgemeldet',
	sessionOver: 'Deine Sitzung ist abgelaufen. Bitte melde dich erneut an.',
	tasksDropped:
		'Deine Sitzung ist abgelaufen, bevor deine letzten Änderungen gesendet wurden. Melde dich an und gib sie noch einmal ein.',
	refreshFailed: 'Interner Fehler beim Erneuern der Sitzung. Bitte lösch die Websitedaten und lade die Seite neu.',
	brokenAnswer: 'Der Shop konnte deine Änderung nicht annehmen. Bitte versuch es später noch einmal.',
};
