import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Accordion, AccordionItem } from '@pasaz/ui-kit/accordion';
import { RichText } from '@pasaz/ui-kit/rich-text';
import { tieWords } from '@pasaz/ui-kit/tie-words';
import { aboutMessages } from '../messages/about.ts';
import styles from './details.module.css';
import type { Detail } from './load-details.ts';

interface DetailsProps {
	sku: string;
	description: string | null;
	/** Language of the description (BCP 47), where it is not that of the page. */
	lang: string | undefined;
	details: readonly Detail[];
}

export function Details({ sku, description, lang, details }: DetailsProps) {
	const t = useMessages(aboutMessages);
	return (
		<Accordion>
			{description && (
				<AccordionItem title={t.description} open>
					<RichText html={description} lang={lang} />
				</AccordionItem>
			)}
			<AccordionItem title={t.details} open={!description}>
				<dl>
					{[...details, { label: t.sku, value: sku }].map(({ label, value }) => (
						<div key={label} className={styles.fact}>
							<dt className={styles.label}>{label}</dt>
							<dd>{tieWords(value)}</dd>
						</div>
					))}
				</dl>
			</AccordionItem>
		</Accordion>
	);
}
