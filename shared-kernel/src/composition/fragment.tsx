import { Component, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { FragmentName, Fragments } from '../contract/slices.ts';
import { HydratedAtAct } from './kept.tsx';
import { useShop } from './shop.tsx';

interface BoundaryProps {
	name: FragmentName;
	/** The fragment's component: another one after its code could not be loaded. */
	placed: unknown;
	fallback: ReactNode;
	children: ReactNode;
}

interface BoundaryState {
	failed: boolean;
	placed: unknown;
}

/** A broken fragment must not break its page. One whose code could not be loaded is tried again when its place is rendered again. */
class FragmentBoundary extends Component<BoundaryProps, BoundaryState> {
	override state = { failed: false, placed: this.props.placed };

	static getDerivedStateFromProps({ placed }: BoundaryProps, state: BoundaryState) {
		return placed === state.placed ? null : { failed: false, placed };
	}

	static getDerivedStateFromError() {
		return { failed: true };
	}

	override componentDidCatch(error: unknown) {
		console.warn(`Fragment ${this.props.name} failed`, error);
	}

	override render() {
		return this.state.failed ? this.props.fallback : this.props.children;
	}
}

/** ms that a fragment may take before its fallback shows. */
const FALLBACK_DELAY = 2800;

interface WaitingProps {
	standIn: ReactNode;
	fallback: ReactNode;
}

/** Shows the fallback of a slow fragment, which still replaces it when it arrives. */
function Waiting({ standIn, fallback }: WaitingProps) {
	const [isLate, setIsLate] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setIsLate(true), FALLBACK_DELAY);
		return () => clearTimeout(timer);
	}, []);
	return isLate ? fallback : standIn;
}

/**
 * Places a fragment of another slice by its contract name. `fallback` takes the place of a missing one; make it useful (a link, a
 * sentence). `standIn` keeps the room of one that is on its way; a button in it that is marked with `data-stand-in` keeps a tap
 * for the fragment's button of the same name.
 */
export function Fragment<Name extends FragmentName>(given: {
	name: Name;
	props: Fragments[Name];
	fallback: ReactNode;
	standIn?: ReactNode;
}) {
	const { name, props, fallback, standIn = null } = given;
	const Placed = useShop().fragment(name);
	if (!Placed) return fallback;
	return (
		<FragmentBoundary name={name} placed={Placed} fallback={fallback}>
			<Suspense fallback={<Waiting standIn={standIn} fallback={fallback} />}>
				<HydratedAtAct>
					<Placed {...props} />
				</HydratedAtAct>
			</Suspense>
		</FragmentBoundary>
	);
}
