import type { ComponentType } from 'react';

/** What a file `x.workshop.tsx` exports as `entry`: a component in all its states. */
export interface WorkshopEntry {
	name: string;
	/** Each state under what it is called; a component, so that it may hold what the shopper does. */
	states: Record<string, ComponentType>;
}
