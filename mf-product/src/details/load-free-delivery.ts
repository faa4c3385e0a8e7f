import { cmsLayout } from '@pasaz/kernel/contract/content';
import { ApiError } from '@pasaz/kernel/errors';
import type { Api } from '@pasaz/kernel/network/api';

/** Editors' words for free delivery; undefined where they wrote none, or they failed to load. */
export async function loadFreeDelivery(api: Api): Promise<string | undefined> {
	try {
		return (await api.call(cmsLayout, { params: { layout: 'site' } })).freeDelivery;
	} catch (error) {
		if (!(error instanceof ApiError && error.status === 404)) console.warn('No words for free delivery', error);
		return;
	}
}
