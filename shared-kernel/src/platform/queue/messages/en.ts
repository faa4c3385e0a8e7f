export const messages = {
	ok: 'OK',
	loggedOut: "You're logged out",
	sessionOver: 'Your session has ended. Please log in again.',
	tasksDropped: 'Your session ended before your latest changes were sent. Log in and make them again.',
	refreshFailed: 'Internal Application error while refreshing the tokens. Please clear the storage and refresh page.',
	brokenAnswer: 'The shop could not take in your change. Please try again later.',
};
