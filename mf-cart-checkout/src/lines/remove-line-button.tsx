import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Button } from '@pasaz/ui-kit/button';
import { useState } from 'react';
import { CART_RULES } from '../cart/cart-rules.ts';
import { linesMessages } from '../messages/lines.ts';
import styles from './remove-line-button.module.css';

/** Removes a line after asking. */
export function RemoveLineButton({ name, onRemove }: { name: string; onRemove: () => void }) {
	const text = useMessages(linesMessages);
	const [asking, setAsking] = useState<'no' | 'yes' | 'kept'>('no');
	if (asking !== 'yes') {
		return (
			<Button
				variant="quiet"
				aria-label={text.removeName({ name })}
				autoFocus={asking === 'kept'}
				onClick={() => (CART_RULES.askBeforeRemoving ? setAsking('yes') : onRemove())}
			>
				{text.remove}
			</Button>
		);
	}
	return (
		<fieldset className={styles.question} aria-label={text.askRemove}>
			<p>{text.askRemove}</p>
			<Button variant="secondary" autoFocus onClick={onRemove}>
				{text.remove}
			</Button>
			<Button variant="quiet" onClick={() => setAsking('kept')}>
				{text.keep}
			</Button>
		</fieldset>
	);
}
