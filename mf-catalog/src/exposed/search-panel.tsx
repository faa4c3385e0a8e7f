import { useStore } from '@nanostores/react';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $overlay, leaveOverlay } from '@pasaz/kernel/stores/overlays';
import { Drawer } from '@pasaz/ui-kit/drawer';
import { useEffect, useRef } from 'react';
import { searchMessages } from '../messages/search.ts';
import { SearchBox } from '../panel/search-box.tsx';

const close = () => leaveOverlay('search-panel');

export function Component() {
	const t = useMessages(searchMessages);
	const open = useStore($overlay, { ssr: 'initial' }) === 'search-panel';
	const field = useRef<HTMLInputElement>(null);
	// after the dialog has opened: it would give the focus to its close button
	useEffect(() => {
		if (open) field.current?.focus();
	}, [open]);
	return (
		<Drawer open={open} onClose={close} title={t.title} closeLabel={t.close}>
			<SearchBox key={String(open)} field={field} onLeave={close} />
		</Drawer>
	);
}
