import { useStore } from '@nanostores/react';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $cartSubtotal, startCart } from '@pasaz/kernel/stores/cart';
import { useEffect } from 'react';
import { loyaltyMessages } from '../messages/loyalty.ts';
import { pointsFor } from '../points/points-for.ts';

export function Component() {
	const t = useMessages(loyaltyMessages);
	const subtotal = useStore($cartSubtotal);
	useEffect(() => void startCart(), []);
	return <p role="status">{t.points(pointsFor(subtotal))}</p>;
}
