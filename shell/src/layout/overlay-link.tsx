import { useStore } from '@nanostores/react';
import { $overlay, type Overlay } from '@pasaz/kernel/stores/overlays';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { openFrom } from './open-from.ts';

interface OverlayLinkProps {
	overlay: Overlay;
	/** A page with the same content, for new tabs and without JavaScript. */
	to: string;
	className: string | undefined;
	children: ReactNode;
}

export function OverlayLink({ overlay, to, className, children }: OverlayLinkProps) {
	const isOpen = useStore($overlay, { ssr: 'initial' }) === overlay;
	return (
		<Link
			className={className}
			to={to}
			discover="none"
			data-overlay={overlay}
			data-open={isOpen || undefined}
			onClick={(event) => openFrom(event, overlay)}
		>
			{children}
		</Link>
	);
}
