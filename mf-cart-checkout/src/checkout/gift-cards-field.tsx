import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import { giftCardBalance } from '@pasaz/kernel/contract/gift-card';
import { toGrosze } from '@pasaz/kernel/domain/money';
import { ApiError } from '@pasaz/kernel/errors';
import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Button } from '@pasaz/ui-kit/button';
import { formatPrice } from '@pasaz/ui-kit/price';
import { useEffect, useState } from 'react';
import { useAmount } from '../cart/use-amount.ts';
import { giftCardMessages } from '../messages/gift-cards.ts';
import { $giftCards, addGiftCard, giftShares, removeGiftCard, startGiftCards } from '../order/gift-cards.ts';
import { CodeEntry } from './code-entry.tsx';
import rows from './summary.module.css';

/** The keyboard of a touch screen covers what the card pays; elsewhere the focus stays for another code. */
function hideKeyboard(field: Element | null): void {
	if (field instanceof HTMLElement && matchMedia('(pointer: coarse)').matches) field.blur();
}

function useEntry() {
	const { api, storeView } = useShop();
	const t = useMessages(giftCardMessages);
	const toMessage = useErrorMessage();
	const [state, setState] = useState<{ busy: boolean; error?: string }>({ busy: false });
	const enter = async (code: string) => {
		const field = document.activeElement;
		setState({ busy: true });
		try {
			const card = await api.call(giftCardBalance, { body: { code } });
			const isForeign = card.currency !== storeView.i18n.currencyCode;
			const error = isForeign ? t.foreign({ currency: card.currency }) : card.balance === 0 ? t.empty : undefined;
			if (error === undefined) {
				addGiftCard({ ...card, balance: toGrosze(card.balance) });
				hideKeyboard(field);
			}
			setState({ busy: false, ...(error !== undefined && { error }) });
			return error === undefined;
		} catch (error) {
			const isUnknown = error instanceof ApiError && error.status === 404;
			setState({ busy: false, error: isUnknown ? t.unknown : toMessage(error) });
			return false;
		}
	};
	return { ...state, enter };
}

export function GiftCardEntry() {
	const t = useMessages(giftCardMessages);
	const { busy, error, enter } = useEntry();
	return <CodeEntry label={t.label} apply={t.apply} busy={busy} error={error} onEnter={enter} />;
}

interface HeldGiftCardsProps {
	/** Of the order, in grosze. */
	total: number;
	/** The button that was pressed goes with its card. */
	onRemoved: () => void;
}

export function HeldGiftCards({ total, onRemoved }: HeldGiftCardsProps) {
	const t = useMessages(giftCardMessages);
	const amount = useAmount();
	const held = useStore($giftCards);
	useEffect(startGiftCards, []);
	const remove = (code: string) => {
		removeGiftCard(code);
		onRemoved();
	};
	if (held.length === 0) return null;
	const shares = giftShares(held, total);
	const due = total - shares.reduce((sum, share) => sum + share, 0);
	return (
		<dl className={rows.rows}>
			{held.map(({ code, balance, currency }, index) => (
				<div key={code} className={rows.row}>
					<dt>
						{t.card({ end: code.slice(-4), balance: formatPrice(balance, currency) })}{' '}
						<Button variant="quiet" onClick={() => remove(code)}>
							{t.remove}
						</Button>
					</dt>
					<dd>{amount(-(shares[index] ?? 0))}</dd>
				</div>
			))}
			<div className={rows.row} data-total>
				<dt>{t.due}</dt>
				<dd>{amount(due)}</dd>
			</div>
		</dl>
	);
}
