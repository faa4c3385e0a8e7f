let next = Promise.withResolvers<void>();

/** Tells that React has rendered another address, its effects included; the page itself may still be a fallback. */
export function noteShownPage(): void {
	next.resolve();
	next = Promise.withResolvers();
}

/** Resolves with the next page that React has rendered, which may be some frames after the router has its data. */
export function nextShownPage(): Promise<void> {
	return next.promise;
}
