import { lazyPart } from '@pasaz/kernel/composition/lazy';
import { useShop } from '@pasaz/kernel/composition/shop';
import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Button } from '@pasaz/ui-kit/button';
import { Notice } from '@pasaz/ui-kit/notice';
import { takeFocus } from '@pasaz/ui-kit/take-focus';
import { type ComponentType, useState } from 'react';
import { showroomsMessages } from '../../messages/showrooms.ts';
import styles from './map-opener.module.css';
import type { MapProps } from './map-props.ts';

const drawnMap = lazyPart(async () => (await import(/* webpackChunkName: "drawn-map" */ './drawn-map.tsx')).DrawnMap);
const tileMap = lazyPart(async () => (await import(/* webpackChunkName: "tile-map" */ './tile-map.tsx')).TileMap);

type Opened =
	| { status: 'closed' | 'loading' }
	| { status: 'open'; Part: ComponentType<MapProps> }
	| { status: 'failed'; error: unknown };

/** Shows a map once it is asked for; nothing of it is loaded before. */
export function MapOpener({ showrooms }: MapProps) {
	const t = useMessages(showroomsMessages);
	const toMessage = useErrorMessage();
	const { storeView } = useShop();
	const [opened, setOpened] = useState<Opened>({ status: 'closed' });
	const open = async () => {
		setOpened({ status: 'loading' });
		try {
			const Part = await (storeView.map ? tileMap : drawnMap).load();
			setOpened({ status: 'open', Part });
		} catch (error) {
			setOpened({ status: 'failed', error });
		}
	};
	if (opened.status === 'open')
		return (
			<div ref={takeFocus} tabIndex={-1}>
				<opened.Part showrooms={showrooms} />
			</div>
		);
	return (
		<div className={styles.opener}>
			<Button variant="secondary" busy={opened.status === 'loading'} onClick={() => void open()}>
				{t.map}
			</Button>
			{opened.status === 'failed' && <Notice type="error">{toMessage(opened.error)}</Notice>}
		</div>
	);
}
