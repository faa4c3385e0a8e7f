import { useShop } from '@pasaz/kernel/composition/shop';
import { orderFileSecret } from '@pasaz/kernel/contract/order-document';
import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { notify } from '@pasaz/kernel/stores/notifications';
import { Button } from '@pasaz/ui-kit/button';
import { useState } from 'react';
import type { OrderLink } from './use-order.ts';

interface InvoiceLinkProps extends OrderLink {
	label: string;
	/** Path of the file with a secret. */
	pathWith: (secret: string) => string;
}

/** Opens the invoice, or a correction, by a secret of its own, which is over in minutes: the address stays in the browser's history. */
export function InvoiceLink({ uuid, secret, label, pathWith }: InvoiceLinkProps) {
	const { api } = useShop();
	const toMessage = useErrorMessage();
	const [busy, setBusy] = useState(false);
	const open = async () => {
		setBusy(true);
		try {
			const file = await api.call(orderFileSecret, { params: { uuid }, body: secret ? { secret } : {} });
			location.assign(pathWith(file.secret));
		} catch (error) {
			notify({ type: 'error', message: toMessage(error) });
		} finally {
			setBusy(false);
		}
	};
	return (
		<Button variant="secondary" busy={busy} onClick={() => void open()}>
			{label}
		</Button>
	);
}
