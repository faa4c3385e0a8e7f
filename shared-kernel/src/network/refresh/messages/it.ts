export const messages = {
	ok: 'OK',
	refreshFailed: 'Errore interno durante il rinnovo della sessione. Cancella i dati del sito e ricarica la pagina.',
};
