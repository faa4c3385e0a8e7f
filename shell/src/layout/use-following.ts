import { useShop } from '@pasaz/kernel/composition/shop';
import { isPlainClick } from '@pasaz/ui-kit/is-plain-click';
import { type RefCallback, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { withinStore } from '../routing/site.ts';

/** Opens the links of this shop that React has not rendered without another document. */
export function useFollowing(): RefCallback<HTMLElement> {
	const navigate = useNavigate();
	const { storeView } = useShop();
	return useCallback(
		(list) => {
			if (!list) return;
			const listening = new AbortController();
			const follow = (event: MouseEvent) => {
				const link = event.target instanceof Element ? event.target.closest('a') : null;
				const path = link?.origin === location.origin ? withinStore(link.pathname, storeView) : undefined;
				if (!link || path === undefined || !isPlainClick(event)) return;
				event.preventDefault();
				void navigate(path + link.search + link.hash, { replace: link.href === location.href });
			};
			list.addEventListener('click', follow, { signal: listening.signal });
			return () => listening.abort();
		},
		[navigate, storeView],
	);
}
