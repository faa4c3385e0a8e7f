import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Button } from '@pasaz/ui-kit/button';
import { useState } from 'react';
import { linesMessages } from '../messages/lines.ts';
import { cartSettings } from '../server-cart/settings.ts';
import styles from './remove-line-button.module.css';

export function RemoveLineButton({ name, onRemove }: { name: string; onRemove: () => void }) {
	const t = useMessages(linesMessages);
	const { storeView } = useShop();
	const [asking, setAsking] = useState<'no' | 'yes' | 'kept'>('no');
	if (asking !== 'yes') {
		return (
			<Button
				variant="quiet"
				aria-label={t.removeName({ name })}
				autoFocus={asking === 'kept'}
				onClick={() => (cartSettings(storeView).askBeforeRemoveProduct ? setAsking('yes') : onRemove())}
			>
				{t.remove}
			</Button>
		);
	}
	return (
		<fieldset className={styles.question} aria-label={t.askRemove}>
			<p>{t.askRemove}</p>
			<Button variant="secondary" autoFocus onClick={onRemove}>
				{t.remove}
			</Button>
			<Button variant="quiet" onClick={() => setAsking('kept')}>
				{t.keep}
			</Button>
		</fieldset>
	);
}
