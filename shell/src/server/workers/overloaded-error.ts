/** More pages are asked for than can be made in time. */
export class OverloadedError extends Error {
	override name = 'OverloadedError';

	constructor() {
		super('Too many pages are waiting for a render worker');
	}
}
