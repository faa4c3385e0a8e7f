import { useShop } from '@pasaz/kernel/composition/shop';
import { invoicePath, orderFileSecret } from '@pasaz/kernel/contract/order-document';
import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { notify } from '@pasaz/kernel/stores/notifications';
import { Button } from '@pasaz/ui-kit/button';
import { useState } from 'react';
import { orderMessages } from '../messages/order.ts';
import type { OrderLink } from './use-order.ts';

interface InvoiceLinkProps extends OrderLink {
	/** Of the invoice. */
	number: string;
}

/** Opens the invoice by a secret of its own, which is over in minutes: the address stays in the browser's history. */
export function InvoiceLink({ uuid, secret, number }: InvoiceLinkProps) {
	const { api } = useShop();
	const t = useMessages(orderMessages);
	const words = useErrorMessage();
	const [busy, setBusy] = useState(false);
	const open = async () => {
		setBusy(true);
		try {
			const file = await api.call(orderFileSecret, { params: { uuid }, body: secret ? { secret } : {} });
			location.assign(invoicePath({ uuid, secret: file.secret }));
		} catch (error) {
			notify({ type: 'error', message: words(error) });
		} finally {
			setBusy(false);
		}
	};
	return (
		<Button variant="secondary" busy={busy} onClick={() => void open()}>
			{t.invoice({ number })}
		</Button>
	);
}
