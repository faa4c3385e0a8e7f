import { useStore } from '@nanostores/react';
import { Fragment } from '@pasaz/kernel/composition/fragment';
import type { FragmentName, Fragments } from '@pasaz/kernel/contract/slices';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $overlay, closeOverlay, type Overlay } from '@pasaz/kernel/stores/overlays';
import { CloseButton } from '@pasaz/ui-kit/close-button';
import { useState } from 'react';
import { Link } from 'react-router';
import { overlaysMessages } from '../messages/overlays.ts';
import styles from './fragment-overlay.module.css';

/** Fragments without props are dialogs of their own. */
type Dialog = { [Name in FragmentName]: Fragments[Name] extends Record<never, never> ? Name : never }[FragmentName];

interface Alternative {
	to: string;
	label: string;
	reason: string;
}

interface FragmentOverlayProps {
	overlay: Overlay;
	fragment: Dialog;
	alternative: Alternative;
}

function Unavailable({ to, label, reason }: Alternative) {
	const t = useMessages(overlaysMessages);
	return (
		<div className={styles.unavailable} role="alert">
			<p>
				{reason} <Link to={to}>{label}</Link>
			</p>
			<CloseButton label={t.close} onClick={closeOverlay} />
		</div>
	);
}

export function FragmentOverlay({ overlay, fragment, alternative }: FragmentOverlayProps) {
	const isOpen = useStore($overlay) === overlay;
	const [wasOpened, setWasOpened] = useState(false);
	if (isOpen && !wasOpened) setWasOpened(true);
	if (!wasOpened) return null;
	return <Fragment name={fragment} props={{}} fallback={isOpen ? <Unavailable {...alternative} /> : null} />;
}
