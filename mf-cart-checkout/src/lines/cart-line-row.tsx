import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import { priceAlone, priceNow, seenPrice } from '@pasaz/kernel/domain/cart';
import { tiersBelow } from '@pasaz/kernel/domain/price-tiers';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { CHANGED_LINE } from '@pasaz/kernel/routes';
import { setLineQuantity } from '@pasaz/kernel/stores/cart';
import { Button, buttonLook } from '@pasaz/ui-kit/button';
import { NameLink } from '@pasaz/ui-kit/name-link';
import { Picture } from '@pasaz/ui-kit/picture';
import { Price } from '@pasaz/ui-kit/price';
import { QuantityStepper } from '@pasaz/ui-kit/quantity-stepper';
import { memo, useId } from 'react';
import { Link } from 'react-router';
import { useAmount } from '../cart/use-amount.ts';
import { linesMessages } from '../messages/lines.ts';
import styles from './cart-line-row.module.css';
import { lineName } from './line-name.ts';
import { RemoveLineButton } from './remove-line-button.tsx';

function useStock({ isInStock, errors, stockQty, qty }: CartLine): { problem?: string; limit?: string; more?: string } {
	const t = useMessages(linesMessages);
	const refusals = Object.values(errors);
	if (!isInStock) return { problem: t.outOfStock };
	if (refusals.length > 0) return { problem: refusals.join(' ') };
	if (stockQty === null) return {};
	if (qty < stockQty) return { more: t.inStock };
	return qty > stockQty ? { problem: t.limit(stockQty) } : { limit: t.limit(stockQty) };
}

/** Screen readers read a limit when the number comes to it, because a larger one that is typed is cut to it. */
function LineStock({ id, line }: { id: string; line: CartLine }) {
	const { problem, limit, more } = useStock(line);
	return (
		<>
			{more && <p className={styles.hint}>{more}</p>}
			<p className={problem ? styles.problem : styles.hint} id={id} role="status">
				{problem ?? limit}
			</p>
		</>
	);
}

function PriceChange({ line }: { line: CartLine }) {
	const t = useMessages(linesMessages);
	const amount = useAmount();
	const [seen, now] = [seenPrice(line), priceNow(line)];
	if (now === seen) return null;
	const prices = { before: amount(seen), now: amount(now) };
	return <p className={styles.hint}>{now > seen ? t.priceRisen(prices) : t.priceFallen(prices)}</p>;
}

function LineTiers({ line }: { line: CartLine }) {
	const t = useMessages(linesMessages);
	const amount = useAmount();
	const tiers = tiersBelow(priceAlone(line), line.tiers);
	const reached = tiers.findLast(({ qty }) => qty <= line.qty);
	const next = tiers.find(({ qty }) => qty > line.qty);
	return (
		<>
			{reached && <p className={styles.hint}>{t.tierReached({ qty: String(reached.qty) })}</p>}
			{next && <p className={styles.hint}>{t.tierNext({ qty: String(next.qty), price: amount(next.price) })}</p>}
		</>
	);
}

/** A piece's price beside its regular one, while the line is reckoned at the price that the shopper has seen. */
function ReducedPrice({ line }: { line: CartLine }) {
	const { price, regularPrice, lowest30Days } = line;
	if (price >= regularPrice || lowest30Days == null || priceNow(line) !== price) return null;
	return <Price price={price} regularPrice={regularPrice} lowest30Days={lowest30Days} />;
}

function changePath({ href, place }: CartLine): string {
	return `${href}${href.includes('?') ? '&' : '?'}${CHANGED_LINE}=${place}`;
}

interface CartLineRowProps {
	line: CartLine;
	onRemove: (line: CartLine) => void;
	onSave: (line: CartLine) => void;
}

/** Rendered again only when its own line has changed: a cart may have 200. */
export const CartLineRow = memo(function CartLineRow({ line, onRemove, onSave }: CartLineRowProps) {
	const t = useMessages(linesMessages);
	const amount = useAmount();
	const stockId = useId();
	const name = lineName(line);
	return (
		<li className={styles.row} data-out-of-stock={!line.isInStock}>
			<Link to={line.href} className={styles.picture} tabIndex={-1} aria-hidden="true">
				<Picture path={line.image} use="thumbnail" alt="" sizes="6rem" />
			</Link>
			<div>
				<NameLink to={line.href}>{line.name}</NameLink>
				{line.options.length > 0 && (
					<p className={styles.options}>
						{line.options.map(({ label, value }) => `${label}:\u00a0${value}`).join(', ')}
					</p>
				)}
				<ReducedPrice line={line} />
			</div>
			<p className={styles.total}>
				{amount(priceNow(line) * line.qty)}
				{line.qty > 1 && (
					<span className={styles.each}>
						{amount(priceNow(line))} / {t.each}
					</span>
				)}
			</p>
			<div className={styles.actions}>
				<QuantityStepper
					value={line.qty}
					max={line.stockQty ?? undefined}
					label={t.quantityOf({ name })}
					describedBy={stockId}
					lessLabel={t.less}
					moreLabel={t.more}
					onChange={(qty) => setLineQuantity(line, qty)}
				/>
				{line.productOption && (
					<Link {...buttonLook('quiet')} to={changePath(line)} aria-label={t.changeName({ name })}>
						{t.change}
					</Link>
				)}
				<RemoveLineButton name={name} onRemove={() => onRemove(line)} />
				<Button variant="quiet" aria-label={t.saveName({ name })} onClick={() => onSave(line)}>
					{t.save}
				</Button>
				<PriceChange line={line} />
				<LineTiers line={line} />
				<LineStock id={stockId} line={line} />
			</div>
		</li>
	);
});
