import { useStore } from '@nanostores/react';
import { lazyPart, useLazy } from '@pasaz/kernel/composition/lazy';
import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { leaveOverlay } from '@pasaz/kernel/stores/overlays';
import { Modal } from '@pasaz/ui-kit/modal';
import { useFocusWhenLost } from '@pasaz/ui-kit/use-focus-when-lost';
import { useRef } from 'react';
import { languageMessages } from '../../messages/language.ts';
import styles from './language-panel.module.css';
import { localName } from './local-name.ts';
import { $movingTo, cancelMove, confirmMove } from './moving.ts';
import { type StoreChoice, useStoreChoices } from './use-store-choices.ts';

const close = () => leaveOverlay('language-panel');

const cartMove = lazyPart(async () => (await import('./cart-move.tsx')).CartMove, { when: 'needed' });

function Choice({ choice, isCurrent }: { choice: StoreChoice; isCurrent: boolean }) {
	const t = useMessages(languageMessages);
	const { storeView } = useShop();
	const { href, lang, currencyCode } = choice;
	const country = localName(lang, 'region');
	return (
		<li>
			<a
				className={styles.choice}
				href={href}
				hrefLang={lang}
				aria-current={isCurrent || undefined}
				onClick={(event) => confirmMove(event, choice, storeView.i18n.currencyCode)}
			>
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
	const movingTo = useStore($movingTo, { ssr: 'initial' });
	const CartMove = useLazy(cartMove, { isNeeded: movingTo !== null, onMissing: cancelMove });
	const list = useRef<HTMLUListElement>(null);
	// the question about the cart takes its buttons away
	useFocusWhenLost(list, movingTo);
	return (
		<Modal open onClose={close} title={t.title} closeLabel={t.close}>
			{movingTo && CartMove ? (
				<CartMove choice={movingTo} />
			) : (
				<>
					<ul ref={list} className={styles.choices} tabIndex={-1}>
						{choices.map((choice) => (
							<Choice key={choice.storeCode} choice={choice} isCurrent={choice.storeCode === current} />
						))}
					</ul>
					<p className={styles.note}>{t.note}</p>
				</>
			)}
		</Modal>
	);
}
