import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { timeOf } from '@pasaz/kernel/i18n/time-of';
import { $online } from '@pasaz/kernel/stores/online';
import { RETRY } from '@pasaz/kernel/stores/overlays';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { searchMessages } from '../messages/search.ts';

/** Says that only this device was searched, and searches the whole shop once there is a network. */
export function OnDevice({ since }: { since: number | null }) {
	const t = useMessages(searchMessages);
	const { language } = useShop().translator;
	const isOnline = useStore($online, { ssr: 'initial' });
	const { search } = useLocation();
	const navigate = useNavigate();
	const isLeaving = useNavigation().state !== 'idle';
	const searchShop = useEffectEvent(() => {
		if (!isLeaving) void navigate({ search }, { replace: true, preventScrollReset: true, state: RETRY });
	});
	useEffect(() => {
		if (isOnline && search) searchShop();
	}, [isOnline, search]);
	return <p role="status">{since ? t.onDevice({ time: timeOf(since, language) }) : t.onlyDevice}</p>;
}
