import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The time, to the minute; null on the server and in the first frame, because pages are kept for a day. */
export function useNow(): Date | null {
	const [now, setNow] = useState<Date | null>(null);
	useEffect(() => {
		const tick = () => setNow(new Date());
		tick();
		const timer = setInterval(tick, MINUTE_MS);
		return () => clearInterval(timer);
	}, []);
	return now;
}
