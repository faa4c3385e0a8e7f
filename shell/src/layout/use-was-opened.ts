import { useStore } from '@nanostores/react';
import { $overlay, type Overlay } from '@pasaz/kernel/stores/overlays';
import { useState } from 'react';

/** Whether an overlay is or was open: it is fetched then, and stays, so that it can leave the way it came. */
export function useWasOpened(overlay: Overlay): boolean {
	const isOpen = useStore($overlay) === overlay;
	const [wasOpened, setWasOpened] = useState(false);
	if (isOpen && !wasOpened) setWasOpened(true);
	return isOpen || wasOpened;
}
