export const messages = {
	ok: 'OK',
	refreshFailed: 'Interner Fehler beim Erneuern der Sitzung. Bitte lösch die Websitedaten und lade die Seite neu.',
};
