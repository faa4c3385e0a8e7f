import { useCallback, useEffect, useState } from 'react';

export type Loaded<Data> =
	| { status: 'loading' }
	| { status: 'ready'; data: Data }
	| { status: 'failed'; error: unknown };

/** Loads personal data after hydration: the server never renders it. `load` must be stable. */
export function useLoaded<Data>(load: () => Promise<Data>) {
	const [state, setState] = useState<Loaded<Data>>({ status: 'loading' });
	const reload = useCallback(async () => {
		try {
			const data = await load();
			setState({ status: 'ready', data });
		} catch (error) {
			setState({ status: 'failed', error });
		}
	}, [load]);
	useEffect(() => void reload(), [reload]);
	return { state, reload };
}
