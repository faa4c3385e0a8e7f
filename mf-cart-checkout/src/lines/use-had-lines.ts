import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import { useState } from 'react';

/** Whether there have been lines since the component is on the page. */
export function useHadLines({ length }: readonly CartLine[]): boolean {
	const [had, setHad] = useState(false);
	if (length > 0 && !had) setHad(true);
	return had;
}
