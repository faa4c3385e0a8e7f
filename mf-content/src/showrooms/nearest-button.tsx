import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Button } from '@pasaz/ui-kit/button';
import { showroomsMessages } from '../messages/showrooms.ts';
import styles from './nearest-button.module.css';
import type { Position } from './use-position.ts';

interface NearestButtonProps {
	position: Position;
	ask: () => void;
}

export function NearestButton({ position: { status }, ask }: NearestButtonProps) {
	const t = useMessages(showroomsMessages);
	const texts = { unasked: '', asking: t.asking, refused: t.refused, unknown: t.unknown, known: t.sorted };
	return (
		<div className={styles.nearest}>
			<Button variant="secondary" busy={status === 'asking'} onClick={ask}>
				{t.nearest}
			</Button>
			<p role="status">{texts[status]}</p>
		</div>
	);
}
