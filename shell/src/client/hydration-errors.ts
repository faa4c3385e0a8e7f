import type { BootData } from '../routing/boot-data.ts';

/** The server's errors in the form that `isRouteErrorResponse` recognises; only the status crosses the border. */
export function hydrationErrors(errors: BootData['errors']) {
	if (!errors) return null;
	const responses = Object.entries(errors).map(([id, { status }]) => {
		return [id, { status, statusText: '', internal: false, data: null }];
	});
	return Object.fromEntries(responses);
}
