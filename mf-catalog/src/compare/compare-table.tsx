import { Fragment } from '@pasaz/kernel/composition/fragment';
import type { ProductTile } from '@pasaz/kernel/domain/product-tile';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { CloseButton } from '@pasaz/ui-kit/close-button';
import { Picture } from '@pasaz/ui-kit/picture';
import { Price } from '@pasaz/ui-kit/price';
import { Table } from '@pasaz/ui-kit/table';
import { VisuallyHidden } from '@pasaz/ui-kit/visually-hidden';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { compareMessages } from '../messages/compare.ts';
import styles from './compare-table.module.css';
import type { ComparedFeature } from './comparison.ts';

interface CompareTableProps {
	tiles: readonly ProductTile[];
	features: readonly ComparedFeature[];
	onRemove: (tile: ProductTile) => void;
}

function Row({ label, children }: { label: string; children: ReactNode }) {
	return (
		<tr>
			<th scope="row">{label}</th>
			{children}
		</tr>
	);
}

function Value({ text }: { text: string }) {
	const t = useMessages(compareMessages);
	if (text) return text;
	return (
		<>
			<span aria-hidden="true">–</span>
			<VisuallyHidden>{t.none}</VisuallyHidden>
		</>
	);
}

export function CompareTable({ tiles, features, onRemove }: CompareTableProps) {
	const t = useMessages(compareMessages);
	return (
		<Table caption={t.products(tiles.length)}>
			<thead>
				<tr>
					<td />
					{tiles.map((tile) => (
						<th key={tile.sku} scope="col" className={styles.product}>
							<Picture
								path={tile.image}
								use="tile"
								alt=""
								sizes="(min-width: 90rem) 20rem, (min-width: 50rem) 22vw, 11rem"
							/>
							<Link to={tile.href}>{tile.name}</Link>
							<span className={styles.remove}>
								<CloseButton label={t.remove({ name: tile.name })} onClick={() => onRemove(tile)} />
							</span>
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				<Row label={t.price}>
					{tiles.map((tile) => (
						<td key={tile.sku}>
							<Price
								price={tile.price}
								regularPrice={tile.regularPrice}
								lowest30Days={tile.lowest30Days}
								from={tile.from}
							/>
						</td>
					))}
				</Row>
				<Row label={t.availability}>
					{tiles.map((tile) => (
						<td key={tile.sku} className={styles.stock}>
							<p>{tile.isInStock ? t.inStock : t.soldOut}</p>
							{tile.isInStock && (
								<Fragment
									name="mf_product/quick-buy"
									props={{ sku: tile.sku, name: tile.name, href: tile.href }}
									fallback={null}
								/>
							)}
						</td>
					))}
				</Row>
				{features.map(({ code, label, values }) => (
					<Row key={code} label={label}>
						{tiles.map((tile, index) => (
							<td key={tile.sku}>
								<Value text={values[index] ?? ''} />
							</td>
						))}
					</Row>
				))}
			</tbody>
		</Table>
	);
}
