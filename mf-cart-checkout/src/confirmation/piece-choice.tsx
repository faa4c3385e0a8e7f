import type { OrderDocument } from '@pasaz/kernel/contract/order-document';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Checkbox } from '@pasaz/ui-kit/checkbox';
import { QuantityStepper } from '@pasaz/ui-kit/quantity-stepper';
import type { Ref } from 'react';
import { withdrawalMessages } from '../messages/withdrawal.ts';
import styles from './withdrawal.module.css';

interface PieceChoiceProps {
	/** The first box, which takes the focus where nothing was chosen. */
	ref: Ref<HTMLInputElement>;
	lines: OrderDocument['withdrawable' | 'complainable'];
	/** Chosen pieces by line. */
	pieces: ReadonlyMap<number, number>;
	error: string | undefined;
	onChange: (pieces: ReadonlyMap<number, number>) => void;
}

export function PieceChoice({ ref, lines, pieces, error, onChange }: PieceChoiceProps) {
	const t = useMessages(withdrawalMessages);
	const choose = (itemId: number, qty: number) => onChange(new Map([...pieces, [itemId, qty]]));
	return (
		<ul className={styles.lines}>
			{lines.map(({ item_id, name, qty }, index) => {
				const chosen = pieces.get(item_id) ?? 0;
				return (
					<li key={item_id} className={styles.line}>
						<Checkbox
							ref={index === 0 ? ref : undefined}
							checked={chosen > 0}
							error={index === 0 ? error : undefined}
							onChange={({ target }) => choose(item_id, target.checked ? qty : 0)}
						>
							{name}
						</Checkbox>
						{chosen > 0 && qty > 1 && (
							<QuantityStepper
								value={chosen}
								max={qty}
								onChange={(next) => choose(item_id, next)}
								label={t.piecesOf({ name })}
								lessLabel={t.less}
								moreLabel={t.more}
							/>
						)}
					</li>
				);
			})}
		</ul>
	);
}
