import { useShop } from '@pasaz/kernel/composition/shop';
import { useEffect } from 'react';
import { keepInStep } from '../server-cart/keep-in-step.ts';

/** Shows nothing: keeps the cart in step with its server while it is there. */
export function Component() {
	const shop = useShop();
	useEffect(() => keepInStep(shop), [shop]);
	return null;
}
