import { useEffect, useState } from 'react';

/** Counts whole seconds down while `running`, then calls `onEnd`. */
export function useCountdown(from: number, { running, onEnd }: { running: boolean; onEnd: () => void }): number {
	const [left, setLeft] = useState(from);
	useEffect(() => {
		if (!running) return;
		if (left <= 0) return onEnd();
		const timer = setTimeout(() => setLeft(left - 1), 1000);
		return () => clearTimeout(timer);
	}, [left, running, onEnd]);
	return left;
}
