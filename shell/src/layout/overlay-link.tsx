import { useStore } from '@nanostores/react';
import { $overlay, type Overlay } from '@pasaz/kernel/stores/overlays';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { openFrom } from './open-from.ts';

interface OverlayLinkProps {
	overlay: Overlay;
	/** Where the same is to be had without the overlay, and without JavaScript. */
	to: string;
	className: string | undefined;
	children: ReactNode;
}

/** Opens an overlay; before the page has started its tap is kept, and in a tab of its own it is a link like any other. */
export function OverlayLink({ overlay, to, className, children }: OverlayLinkProps) {
	const isOpen = useStore($overlay, { ssr: 'initial' }) === overlay;
	return (
		<Link
			className={className}
			to={to}
			data-overlay={overlay}
			data-open={isOpen || undefined}
			onClick={(event) => openFrom(event, overlay)}
		>
			{children}
		</Link>
	);
}
