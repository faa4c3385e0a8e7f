export const messages = {
	ok: 'OK',
	refreshFailed: 'Internal Application error while refreshing the tokens. Please clear the storage and refresh page.',
};
