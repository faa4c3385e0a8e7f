import { useStore } from '@nanostores/react';
import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import { CHANGED_LINE } from '@pasaz/kernel/routes';
import { $cart } from '@pasaz/kernel/stores/cart';
import { useSearchParams } from 'react-router';

export function useChangedLine(): CartLine | undefined {
	const [search] = useSearchParams();
	const { lines } = useStore($cart, { ssr: 'initial' });
	return lines.find(({ place }) => place === search.get(CHANGED_LINE));
}
