import { useShop } from '@pasaz/kernel/composition/shop';
import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Button } from '@pasaz/ui-kit/button';
import { Notice } from '@pasaz/ui-kit/notice';
import { saveFile } from '@pasaz/ui-kit/save-file';
import { type FormEvent, type ReactNode, useState } from 'react';
import { claimsMessages } from '../messages/claims.ts';
import styles from './claim-form.module.css';
import { fetchClaim } from './send-claim.ts';

type State = { status: 'filling' } | { status: 'making' } | { status: 'made' } | { status: 'failed'; error: unknown };

function Outcome({ state }: { state: State }) {
	const t = useMessages(claimsMessages);
	const toMessage = useErrorMessage();
	if (state.status === 'failed') return <Notice type="error">{toMessage(state.error)}</Notice>;
	return <div role="status">{state.status === 'made' && <Notice type="success">{t.made}</Notice>}</div>;
}

/** Nothing is stored. Without JavaScript the browser posts the form. @param path of the PDF, the same for all store views */
export function ClaimForm({ path, children }: { path: string; children: ReactNode }) {
	const { appendStoreCode, storeCode } = useShop().storeView;
	const action = appendStoreCode ? `${path}?storeCode=${storeCode}` : path;
	const t = useMessages(claimsMessages);
	const [state, setState] = useState<State>({ status: 'filling' });
	const make = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (state.status === 'making') return;
		setState({ status: 'making' });
		try {
			saveFile(await fetchClaim(action, new FormData(event.currentTarget)));
			setState({ status: 'made' });
		} catch (error) {
			setState({ status: 'failed', error });
		}
	};
	return (
		<form className={styles.form} method="post" action={action} onSubmit={(event) => void make(event)}>
			{children}
			<div className={styles.send}>
				<Button type="submit" busy={state.status === 'making'}>
					{t.make}
				</Button>
				<p className={styles.small}>{t.notStored}</p>
				<Outcome state={state} />
			</div>
		</form>
	);
}
