import { useShop } from '@pasaz/kernel/composition/shop';
import { type Location, useLocation, useNavigation } from 'react-router';
import { withinStore } from '../routing/site.ts';

/**
 * Where the shopper is going, or is while no navigation is under way. The router names the way with the prefix of the store view,
 * and the place without it; here neither has it.
 */
export function useNextLocation(): Location {
	const here = useLocation();
	const { location: next } = useNavigation();
	const { storeView } = useShop();
	return next ? { ...next, pathname: withinStore(next.pathname, storeView) ?? next.pathname } : here;
}
