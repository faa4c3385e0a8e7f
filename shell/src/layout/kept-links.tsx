import { KEPT, useWasServed } from '@pasaz/kernel/composition/use-was-served';
import type { ReactNode } from 'react';
import { useFollowing } from './use-following.ts';

interface KeptLinksProps {
	className: string | undefined;
	/** The items as HTML, where the server has rendered them before. */
	html?: string | undefined;
	children: ReactNode;
}

/** A list of links that never change: a browser leaves it as the server rendered it, and opens its links as `Link` does. */
export function KeptLinks({ className, html, children }: KeptLinksProps) {
	const wasServed = useWasServed();
	const follow = useFollowing();
	if (html !== undefined) return <ul className={className} dangerouslySetInnerHTML={{ __html: html }} />;
	// in development they change
	const isKept = wasServed && typeof document !== 'undefined' && process.env.NODE_ENV !== 'development';
	if (!isKept) return <ul className={className}>{children}</ul>;
	return <ul ref={follow} className={className} dangerouslySetInnerHTML={KEPT} suppressHydrationWarning />;
}
