import type { BodyOf } from '@pasaz/kernel/contract/endpoint';
import { orderComplain, orderComplaintPicture } from '@pasaz/kernel/contract/order-document';
import type { Api } from '@pasaz/kernel/network/api';
import { shrinkPicture } from './shrink-picture.ts';
import type { StatementKeys } from './statement-keys.ts';
import type { OrderLink } from './use-order.ts';

export interface FilledComplaint extends Omit<BodyOf<typeof orderComplain>, 'secret'> {
	pictures: readonly File[];
}

/**
 * @returns the names of pictures that were not taken; the complaint itself was
 * @throws what `api.call` throws for the complaint
 */
export async function sendComplaint(
	api: Api,
	{ uuid, secret, keys }: OrderLink & { keys: StatementKeys },
	{ pictures, ...complaint }: FilledComplaint,
): Promise<string[]> {
	const access = secret ? { secret } : {};
	const body = { ...complaint, ...access };
	const headers = { 'Idempotency-Key': keys.keyOf(body) };
	const { id } = await api.call(orderComplain, { params: { uuid }, body, headers });
	keys.forget();
	const lost: string[] = [];
	for (const file of pictures) {
		const picture = await shrinkPicture(file);
		const params = { uuid, id: String(id) };
		const sent =
			picture &&
			(await api.call(orderComplaintPicture, { params, body: { picture, ...access } }).catch((error: unknown) => {
				console.warn('A picture was not taken', error);
			}));
		if (!sent) lost.push(file.name);
	}
	return lost;
}
