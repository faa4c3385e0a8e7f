import { useEffect, useState } from 'react';

type Loaded<Data> = { status: 'loading' } | { status: 'ready'; data: Data } | { status: 'failed'; error: unknown };

/** Loads what a dialog shows, once: `load` is that of the opening. Its signal is aborted when the dialog closes. */
export function useLoaded<Data>(load: (signal: AbortSignal) => Promise<Data>): Loaded<Data> {
	const [loaded, setLoaded] = useState<Loaded<Data>>({ status: 'loading' });
	useEffect(() => {
		const gone = new AbortController();
		const show = (next: Loaded<Data>) => !gone.signal.aborted && setLoaded(next);
		load(gone.signal).then(
			(data) => show({ status: 'ready', data }),
			(error: unknown) => show({ status: 'failed', error }),
		);
		return () => gone.abort();
	}, []);
	return loaded;
}
