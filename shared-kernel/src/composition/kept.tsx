import { type ReactNode, Suspense } from 'react';
import { firstActNoted, hasActed } from '../device/acts.ts';
import { idleAfterAct } from '../device/idle.ts';
import { useIsHydrating } from './use-was-served.ts';

const isServer = typeof document === 'undefined';
let acting: Promise<void> | undefined;

/** Stops hydration until the shopper has acted. What comes by client-side navigation is rendered at once. */
export function HydratedAtAct({ children }: { children: ReactNode }) {
	const isHydrating = useIsHydrating();
	if (!isServer && isHydrating && !hasActed()) {
		acting ??= idleAfterAct(firstActNoted);
		// not `use`, which React expects in the next render, too
		throw acting;
	}
	return children;
}

/** Keeps a part as the server rendered it, and hydrates it idly after the shopper's first act, or at once at a tap on it. */
export function Kept({ children }: { children: ReactNode }) {
	return (
		<Suspense fallback={null}>
			<HydratedAtAct>{children}</HydratedAtAct>
		</Suspense>
	);
}
