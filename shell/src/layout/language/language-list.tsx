import { useMessages } from '@pasaz/kernel/i18n/messages';
import { layoutMessages } from '../../messages/layout.ts';
import styles from './language-list.module.css';
import { useStoreChoices } from './use-store-choices.ts';

/** Without JavaScript the control in the header leads to this id. */
export const LANGUAGES = 'languages';

/** Lists the storefronts as plain links, because another one has its own document, prices and cart. */
export function LanguageList() {
	const t = useMessages(layoutMessages);
	const { choices, current } = useStoreChoices();
	return (
		<nav id={LANGUAGES} className={styles.languages} aria-label={t.language}>
			<ul className={styles.list}>
				{choices.map(({ storeCode, href, lang, language, currencyCode }) => (
					<li key={storeCode}>
						<a href={href} lang={lang} hrefLang={lang} aria-current={storeCode === current || undefined}>
							{language} <span className={styles.currency}>{currencyCode}</span>
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
