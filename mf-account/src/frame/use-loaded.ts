import { useCallback, useEffect, useRef, useState } from 'react';

export type Loaded<Data> =
	| { status: 'loading' }
	| { status: 'ready'; data: Data }
	| { status: 'failed'; error: unknown };

/** Loads personal data after hydration: the server never renders it. `load` must be stable. Only the newest answer is shown. */
export function useLoaded<Data>(load: () => Promise<Data>) {
	const [state, setState] = useState<Loaded<Data>>({ status: 'loading' });
	const newest = useRef<Promise<Data>>(null);
	const reload = useCallback(async () => {
		const answer = load();
		newest.current = answer;
		const show = (next: Loaded<Data>) => newest.current === answer && setState(next);
		try {
			show({ status: 'ready', data: await answer });
		} catch (error) {
			show({ status: 'failed', error });
		}
	}, [load]);
	useEffect(() => void reload(), [reload]);
	return { state, reload };
}
