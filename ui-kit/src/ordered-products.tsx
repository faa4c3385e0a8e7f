import type { OptionLabel } from '@pasaz/kernel/contract/product-option';
import styles from './ordered-products.module.css';
import { Picture } from './picture.tsx';
import { tieWords } from './tie-words.ts';

export interface OrderedProduct {
	/** Unique within the order. */
	id: string | number;
	name: string;
	image?: string | null | undefined;
	options?: readonly OptionLabel[] | null | undefined;
	/** In words, e.g. `2 sztuki`. */
	quantity: string;
	/** Price of all pieces, with the currency. */
	price: string;
}

interface OrderedProductsProps {
	lines: readonly OrderedProduct[];
	/** Leaves the pictures out, keeping their places, because browsers fetch even lazy pictures of folded content. */
	folded?: boolean;
}

function Line({ line, isPictured, folded }: { line: OrderedProduct; isPictured: boolean; folded: boolean }) {
	const { name, image = null, options, quantity, price } = line;
	return (
		<li className={styles.line} data-pictured={isPictured}>
			{isPictured && <Picture path={folded ? null : image} use="tile" alt="" sizes="4.5rem" />}
			<div>
				<p className={styles.name}>{tieWords(name)}</p>
				<p className={styles.options}>
					{options?.map(({ label, value }) => (
						<span key={label + value}>{`${label}:\u00a0${value}`}</span>
					))}
					<span>{quantity}</span>
				</p>
			</div>
			<p className={styles.price}>{price}</p>
		</li>
	);
}

/** Old orders have no pictures, and get no empty boxes for them. */
export function OrderedProducts({ lines, folded = false }: OrderedProductsProps) {
	const isPictured = lines.some(({ image }) => image);
	return (
		<ul className={styles.lines}>
			{lines.map((line) => (
				<Line key={line.id} line={line} isPictured={isPictured} folded={folded} />
			))}
		</ul>
	);
}
