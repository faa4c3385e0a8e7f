import { useShop } from '@pasaz/kernel/composition/shop';
import { type RefCallback, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { withinStore } from '../routing/site.ts';

function opensHere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
	return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

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
				if (!link || path === undefined || !opensHere(event)) return;
				event.preventDefault();
				void navigate(path + link.search + link.hash, { replace: link.href === location.href });
			};
			list.addEventListener('click', follow, { signal: listening.signal });
			return () => listening.abort();
		},
		[navigate, storeView],
	);
}
