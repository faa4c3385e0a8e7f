import { useMessages } from '@pasaz/kernel/i18n/messages';
import { RichText } from '@pasaz/ui-kit/rich-text';
import { productMessages } from '../messages/product.ts';
import styles from './details.module.css';
import type { Detail } from './load-details.ts';

interface DetailsProps {
	sku: string;
	description: string | null;
	details: readonly Detail[];
}

/** What the product is: in words, and as facts. */
export function Details({ sku, description, details }: DetailsProps) {
	const t = useMessages(productMessages);
	return (
		<div className={styles.sections}>
			{description && (
				<details className={styles.section} open>
					<summary className={styles.title}>{t.description}</summary>
					<div className={styles.body}>
						<RichText html={description} />
					</div>
				</details>
			)}
			<details className={styles.section} open={!description}>
				<summary className={styles.title}>{t.details}</summary>
				<dl className={styles.body}>
					{[...details, { label: t.sku, value: sku }].map(({ label, value }) => (
						<div key={label} className={styles.fact}>
							<dt className={styles.label}>{label}</dt>
							<dd>{value}</dd>
						</div>
					))}
				</dl>
			</details>
		</div>
	);
}
