import { lazyPart } from '@pasaz/kernel/composition/lazy';

/** Loaded once something waits to be sent. */
export const waitingLink = lazyPart(
	async () => (await import(/* webpackChunkName: "waiting-link" */ './waiting-link.tsx')).WaitingLink,
	{ when: 'needed' },
);
