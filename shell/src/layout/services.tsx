import { useStore } from '@nanostores/react';
import { Fragment } from '@pasaz/kernel/composition/fragment';
import { nextIdle, untilAnswered } from '@pasaz/kernel/device/idle';
import { $cart } from '@pasaz/kernel/stores/cart';
import { $isLoggedIn } from '@pasaz/kernel/stores/user';
import { startTransition, useEffect, useState } from 'react';

/**
 * Starts the cart's sync and the session where there is a cart or a login, on whatever page, once it is idle and the shopper waits
 * for no answer.
 */
export function Services() {
	const { lines, bare, serverToken, isLoaded } = useStore($cart, { ssr: 'initial' });
	const isLoggedIn = useStore($isLoggedIn, { ssr: 'initial' });
	const isNeeded = isLoaded && (isLoggedIn || serverToken !== null || lines.length + bare.length > 0);
	const [isStarted, setIsStarted] = useState(false);
	useEffect(() => {
		if (isNeeded)
			void nextIdle()
				.then(untilAnswered)
				.then(() => startTransition(() => setIsStarted(true)));
	}, [isNeeded]);
	if (!isStarted) return null;
	return (
		<>
			<Fragment name="mf_cart_checkout/cart-sync" props={{}} fallback={null} />
			{isLoggedIn && <Fragment name="mf_account/session-start" props={{}} fallback={null} />}
		</>
	);
}
