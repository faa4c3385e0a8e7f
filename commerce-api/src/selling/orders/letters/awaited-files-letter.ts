import type { Database } from '../../../platform/database/database.ts';
import { shopSettings } from '../../../platform/database/schema/content.ts';
import { type Letter, toStaffMail } from '../../../platform/mail/letter.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import type { Shop } from '../../../platform/store-views.ts';
import type { OrderItemRow, OrderRow } from '../../order-rows.ts';

interface Awaited {
	order: OrderRow;
	items: readonly OrderItemRow[];
}

/** Tells the shop's own address that a paid order waits for files; where the shop has no address only the list of orders says so. */
export async function mailAwaitedFiles(tx: Database, { storeViews }: Shop, awaited: Awaited): Promise<void> {
	const [settings] = await tx.select().from(shopSettings);
	const to = settings?.document.contact.email;
	if (!to) return;
	await enqueue(tx, [{ kind: 'mail', mail: toStaffMail(to, awaitedFilesLetter(awaited), storeViews) }]);
}

function awaitedFilesLetter({ order: { number }, items }: Awaited): Letter {
	return {
		subject: `Brakuje plików do zamówienia ${number}`,
		paragraphs: [
			`Zamówienie ${number} jest opłacone, ale na serwerze nie ma jeszcze całych plików tych produktów.`,
			'Klient dostanie je sam, gdy tylko znajdą się w katalogu produktu.',
		],
		rows: items.map(({ name, sku }) => [name, sku]),
	};
}
