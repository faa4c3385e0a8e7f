import { useState } from 'react';
import type { Point } from './distance.ts';

export type Position = { status: 'unasked' | 'asking' | 'refused' | 'unknown' } | { status: 'known'; point: Point };

/** ms; a shopper who walks is not at the same place for longer. */
const TIMEOUT = 15_000;
const MAX_AGE = 300_000;

/** The place of the device, asked for only when `ask` is called. It stays on the page. */
export function usePosition() {
	const [position, setPosition] = useState<Position>({ status: 'unasked' });
	const ask = () => {
		if (!('geolocation' in navigator)) return setPosition({ status: 'unknown' });
		setPosition({ status: 'asking' });
		navigator.geolocation.getCurrentPosition(
			({ coords: { latitude, longitude } }) => setPosition({ status: 'known', point: { latitude, longitude } }),
			({ code, PERMISSION_DENIED }) => setPosition({ status: code === PERMISSION_DENIED ? 'refused' : 'unknown' }),
			{ timeout: TIMEOUT, maximumAge: MAX_AGE },
		);
	};
	return { position, ask };
}
