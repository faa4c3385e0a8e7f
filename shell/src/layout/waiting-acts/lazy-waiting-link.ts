import { lazyPart } from '@pasaz/kernel/composition/lazy';

/** Loaded before something waits, because that is shown without a network. */
export const waitingLink = lazyPart(
	async () => (await import(/* webpackChunkName: "waiting-link" */ './waiting-link.tsx')).WaitingLink,
	{ when: 'needed' },
);
