import { useKeptMarkup } from '@pasaz/kernel/composition/use-kept-markup';
import { KEPT, useWasServed } from '@pasaz/kernel/composition/use-was-served';
import type { ComponentType } from 'react';
import { useFollowing } from './use-following.ts';

interface KeptLinksProps<Item> {
	className: string | undefined;
	items: readonly Item[];
	/** Its markup depends on the items and the store view alone. */
	list: ComponentType<{ items: readonly Item[] }>;
}

/** A list of links that never change: a browser leaves it as the server rendered it, and opens its links as `Link` does. */
export function KeptLinks<Item>({ className, items, list: List }: KeptLinksProps<Item>) {
	const wasServed = useWasServed();
	const follow = useFollowing();
	const kept = useKeptMarkup();
	// in development they change
	const isKept = wasServed && typeof document !== 'undefined' && process.env.NODE_ENV !== 'development';
	if (!isKept) return <ul className={className} {...kept(List, () => items, <List items={items} />)} />;
	return <ul ref={follow} className={className} dangerouslySetInnerHTML={KEPT} suppressHydrationWarning />;
}
