import type { Showroom } from '@pasaz/kernel/contract/showroom';

export interface MapProps {
	/** At least one. */
	showrooms: readonly Showroom[];
}
