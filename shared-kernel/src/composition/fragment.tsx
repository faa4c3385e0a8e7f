import { Component, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { FragmentName, Fragments } from '../contract/slices.ts';
import { useShop } from './shop.ts';

interface BoundaryProps {
	name: FragmentName;
	fallback: ReactNode;
	children: ReactNode;
}

/** A broken fragment must not break its page. */
class FragmentBoundary extends Component<BoundaryProps, { failed: boolean }> {
	override state = { failed: false };

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

/** ms that a gap may last before the fallback fills it. */
const FALLBACK_DELAY = 2800;

/** Shows the fallback of a slow fragment, which still replaces it when it arrives. */
function WhenLate({ fallback }: { fallback: ReactNode }) {
	const [isLate, setIsLate] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setIsLate(true), FALLBACK_DELAY);
		return () => clearTimeout(timer);
	}, []);
	return isLate ? fallback : null;
}

/**
 * Places a fragment of another slice by its contract name. `fallback` stands in for a missing one; make it useful (a link, a
 * sentence).
 */
export function Fragment<Name extends FragmentName>(given: {
	name: Name;
	props: Fragments[Name];
	fallback: ReactNode;
}) {
	const { name, props, fallback } = given;
	const Placed = useShop().fragment(name);
	if (!Placed) return fallback;
	return (
		<FragmentBoundary name={name} fallback={fallback}>
			<Suspense fallback={<WhenLate fallback={fallback} />}>
				<Placed {...props} />
			</Suspense>
		</FragmentBoundary>
	);
}
