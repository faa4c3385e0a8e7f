import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import { userMe, userUpdate } from '@pasaz/kernel/contract/user';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $waitingTasks, cancelTasks, sendWaitingTasks, type WaitingTask } from '@pasaz/kernel/network/network-tasks';
import { forgetProfile, profileBefore } from '@pasaz/kernel/stores/kept-profile';
import { notify } from '@pasaz/kernel/stores/notifications';
import { setCurrentUser } from '@pasaz/kernel/stores/user';
import { Button } from '@pasaz/ui-kit/button';
import { LiveRegion } from '@pasaz/ui-kit/live-region';
import { Notice } from '@pasaz/ui-kit/notice';
import { useFocusWhenLost } from '@pasaz/ui-kit/use-focus-when-lost';
import { useEffect, useRef, useState } from 'react';
import { waitingMessages } from '../messages/waiting.ts';
import styles from './waiting-changes.module.css';

/** ms; a change that is sent as it should be says nothing of waiting. */
const SHOWN_AFTER = 1500;

function useWaiting(): readonly WaitingTask[] {
	const tasks = useStore($waitingTasks, { ssr: 'initial' });
	const waiting = tasks.filter(({ url }) => url === userUpdate.path);
	const [isLate, setLate] = useState(false);
	const isAny = waiting.length > 0;
	useEffect(() => {
		setLate(false);
		if (!isAny) return;
		const timer = setTimeout(() => setLate(true), SHOWN_AFTER);
		return () => clearTimeout(timer);
	}, [isAny]);
	return isLate ? waiting : [];
}

/** Says which changes of the account wait to be sent; the shopper sends them now or takes them back (rule 17.26). */
export function WaitingChanges() {
	const t = useMessages(waitingMessages);
	const { api } = useShop();
	const waiting = useWaiting();
	const region = useRef<HTMLDivElement>(null);
	useFocusWhenLost(region, waiting.length);
	const undo = async () => {
		await cancelTasks(waiting.map(({ id }) => id));
		const before = profileBefore();
		if (before) setCurrentUser(before);
		forgetProfile();
		notify({ type: 'success', message: t.undone });
		// one that was on its way may have arrived
		await api
			.call(userMe)
			.then(setCurrentUser, (error: unknown) => console.warn('The account is not refreshed', error));
	};
	return (
		<LiveRegion ref={region}>
			{waiting.length > 0 && (
				<Notice title={t.waiting(waiting.length)}>
					<p>{t.explained}</p>
					<div className={styles.actions}>
						<Button variant="quiet" onClick={() => void sendWaitingTasks()}>
							{t.sendNow}
						</Button>
						<Button variant="quiet" onClick={() => void undo()}>
							{t.undo}
						</Button>
					</div>
				</Notice>
			)}
		</LiveRegion>
	);
}
