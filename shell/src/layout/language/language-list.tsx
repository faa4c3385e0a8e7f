import { useMessages } from '@pasaz/kernel/i18n/messages';
import { layoutMessages } from '../../messages/layout.ts';
import styles from './language-list.module.css';
import { useStoreChoices } from './use-store-choices.ts';

/** Id of the list, to which the header's control leads without JavaScript. */
export const LANGUAGES = 'languages';

/** The storefronts as plain links: another one has a document, prices and a cart of its own. */
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
