import { localName } from '@pasaz/kernel/domain/local-name';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { leaveOverlay } from '@pasaz/kernel/stores/overlays';
import { Modal } from '@pasaz/ui-kit/modal';
import { languageMessages } from '../../messages/language.ts';
import styles from './language-panel.module.css';
import { type StoreChoice, useStoreChoices } from './use-store-choices.ts';

const close = () => leaveOverlay('language-panel');

function Choice({ choice, isCurrent }: { choice: StoreChoice; isCurrent: boolean }) {
	const t = useMessages(languageMessages);
	const { href, lang, currencyCode } = choice;
	const country = localName(lang, 'region');
	return (
		<li>
			<a className={styles.choice} href={href} hrefLang={lang} aria-current={isCurrent || undefined}>
				<span lang={lang}>
					<span className={styles.language}>{localName(lang, 'language')}</span>
					{country && <span className={styles.country}>{country}</span>}
				</span>
				<span className={styles.currency}>{currencyCode}</span>
				{isCurrent && <span className={styles.current}>{t.current}</span>}
			</a>
		</li>
	);
}

export function LanguagePanel() {
	const t = useMessages(languageMessages);
	const { choices, current } = useStoreChoices();
	return (
		<Modal open onClose={close} title={t.title} closeLabel={t.close}>
			<ul className={styles.choices}>
				{choices.map((choice) => (
					<Choice key={choice.storeCode} choice={choice} isCurrent={choice.storeCode === current} />
				))}
			</ul>
			<p className={styles.note}>{t.note}</p>
		</Modal>
	);
}
