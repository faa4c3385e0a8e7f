import '@pasaz/kernel/contract/slices';

/** What the slice lets other pages place, with its props. */
declare module '@pasaz/kernel/contract/slices' {
	interface Fragments {
		'mf_loyalty/points': Record<never, never>;
	}
}
