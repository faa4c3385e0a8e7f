import { Fragment } from '@pasaz/kernel/composition/fragment';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Picture } from '@pasaz/ui-kit/picture';
import { Price } from '@pasaz/ui-kit/price';
import { Link } from 'react-router';
import { setMessages } from '../messages/set.ts';
import { partCandidate } from '../product/cart-candidate.ts';
import type { PartProduct, SetOption, SetPart } from '../product/product-page-data.ts';
import styles from './set-parts.module.css';

function BuyPart({ product, qty }: { product: PartProduct; qty: number }) {
	const t = useMessages(setMessages);
	if (product.type === 'configurable') return <Link to={product.href}>{t.part}</Link>;
	return (
		<Fragment
			name="mf_cart_checkout/add-to-cart"
			props={{ product: partCandidate(product), quantity: qty }}
			fallback={<Link to={product.href}>{product.name}</Link>}
		/>
	);
}

function Part({ part: { product, qty } }: { part: SetPart }) {
	const t = useMessages(setMessages);
	if (!product) return <li className={styles.part}>{t.partNotFound}</li>;
	return (
		<li className={styles.part}>
			<Picture path={product.image} use="thumbnail" alt="" sizes="96px" />
			<div className={styles.words}>
				<Link className={styles.name} to={product.href}>
					{product.name}
				</Link>
				{qty > 1 && <span className={styles.qty}>{t.pieces({ qty })}</span>}
				<Price price={product.price} regularPrice={product.regularPrice} from={product.from} />
				<BuyPart product={product} qty={qty} />
			</div>
		</li>
	);
}

/** Parts of a grouped product; each is bought separately. */
export function SetParts({ options }: { options: readonly SetOption[] }) {
	const t = useMessages(setMessages);
	return options.map(({ title, parts }) => (
		<section key={title}>
			<h2 className={styles.title}>{title ?? t.setParts}</h2>
			<ul className={styles.parts}>
				{parts.map((part) => (
					<Part key={part.sku} part={part} />
				))}
			</ul>
		</section>
	));
}
