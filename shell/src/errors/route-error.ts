/** An error in the form that `isRouteErrorResponse` recognises. */
export function routeError(status: number) {
	return { status, statusText: '', internal: false, data: null };
}
