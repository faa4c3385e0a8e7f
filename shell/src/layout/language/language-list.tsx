import { useShop } from '@pasaz/kernel/composition/shop';
import { KEPT, useWasServed } from '@pasaz/kernel/composition/use-was-served';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import type { MouseEvent } from 'react';
import { layoutMessages } from '../../messages/layout.ts';
import styles from './language-list.module.css';
import { localName } from './local-name.ts';
import { confirmMove } from './moving.ts';
import { type StoreChoice, useStoreChoices } from './use-store-choices.ts';

/** Without JavaScript the control in the header leads to this id. */
export const LANGUAGES = 'languages';

/** Finding the names costs 100 ms of a slow phone, so a browser keeps those that the server found. */
function StoreLink({ choice, isCurrent }: { choice: StoreChoice; isCurrent: boolean }) {
	const wasServed = useWasServed();
	const { href, lang, currencyCode } = choice;
	const { storeView } = useShop();
	const link = {
		...{ href, lang, hrefLang: lang, 'aria-current': isCurrent || undefined },
		onClick: (event: MouseEvent) => confirmMove(event, choice, storeView.i18n.currencyCode),
	};
	if (wasServed && typeof document !== 'undefined') {
		return <a {...link} dangerouslySetInnerHTML={KEPT} suppressHydrationWarning />;
	}
	return (
		<a {...link}>
			{localName(lang, 'language')} <span className={styles.currency}>{currencyCode}</span>
		</a>
	);
}

/** Lists the storefronts as plain links, because another one has its own document and prices. */
export function LanguageList() {
	const t = useMessages(layoutMessages);
	const { choices, current } = useStoreChoices();
	return (
		<nav id={LANGUAGES} className={styles.languages} aria-label={t.language}>
			<ul className={styles.list}>
				{choices.map((choice) => (
					<li key={choice.storeCode}>
						<StoreLink choice={choice} isCurrent={choice.storeCode === current} />
					</li>
				))}
			</ul>
		</nav>
	);
}
