import { showroomList } from '@pasaz/kernel/contract/showroom';
import type { Api } from '@pasaz/kernel/network/api';
import { data } from 'react-router';
import { comingSpecialDays, localMoment } from './opening.ts';

const DAYS_AHEAD = 45;

/** @throws a 404 for an address that no showroom has, and what `api.call` throws */
export async function loadShowroom(api: Api, slug: string | undefined, now: Date) {
	const showroom = (await api.call(showroomList)).find((one) => one.slug === slug);
	if (!showroom) throw data(null, { status: 404 });
	const { date } = localMoment(now, showroom.timeZone);
	return { showroom, specialDays: comingSpecialDays(showroom, { from: date, days: DAYS_AHEAD }) };
}

export type LoadedShowroom = Awaited<ReturnType<typeof loadShowroom>>;
