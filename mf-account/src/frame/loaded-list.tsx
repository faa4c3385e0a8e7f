import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Button } from '@pasaz/ui-kit/button';
import { Notice } from '@pasaz/ui-kit/notice';
import { Skeleton } from '@pasaz/ui-kit/skeleton';
import { useFocusWhenLost } from '@pasaz/ui-kit/use-focus-when-lost';
import { type ReactNode, useRef } from 'react';
import { accountMessages } from '../messages/account.ts';
import styles from './loaded-list.module.css';
import type { Loaded } from './use-loaded.ts';

interface LoadedListProps<Item> {
	/** Names what takes the focus of a control that goes with an entry. */
	label: string;
	state: Loaded<readonly Item[]>;
	reload: () => void;
	empty: ReactNode;
	keyOf: (item: Item) => string | number;
	children: (item: Item) => ReactNode;
}

function Content<Item>({ state, reload, empty, keyOf, children }: LoadedListProps<Item>) {
	const t = useMessages(accountMessages);
	const toMessage = useErrorMessage();
	if (state.status === 'loading') return <Skeleton shape="box" count={2} />;
	if (state.status === 'failed') {
		return (
			<Notice type="error">
				<p>{toMessage(state.error)}</p>
				<Button variant="secondary" onClick={reload}>
					{t.retry}
				</Button>
			</Notice>
		);
	}
	if (state.data.length === 0) return empty;
	return (
		<ul className={styles.list}>
			{state.data.map((item) => (
				<li key={keyOf(item)} className={styles.item}>
					{children(item)}
				</li>
			))}
		</ul>
	);
}

export function LoadedList<Item>(props: LoadedListProps<Item>) {
	const list = useRef<HTMLDivElement>(null);
	useFocusWhenLost(list, props.state);
	return (
		// biome-ignore lint/a11y/useSemanticElements: it groups what is listed, and no fields
		<div ref={list} tabIndex={-1} role="group" aria-label={props.label}>
			<Content {...props} />
		</div>
	);
}
