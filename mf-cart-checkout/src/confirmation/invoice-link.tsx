import { useShop } from '@pasaz/kernel/composition/shop';
import { orderFileSecret } from '@pasaz/kernel/contract/order-document';
import { Button } from '@pasaz/ui-kit/button';
import { useReportedTask } from '@pasaz/ui-kit/use-reported-task';
import type { OrderLink } from './use-order.ts';

interface InvoiceLinkProps extends OrderLink {
	label: string;
	/** Path of the file with a secret. */
	pathWith: (secret: string) => string;
}

/** Opens the invoice, or a correction, by a secret of its own, which is over in minutes: the address stays in the browser's history. */
export function InvoiceLink({ uuid, secret, label, pathWith }: InvoiceLinkProps) {
	const { api } = useShop();
	const { busy, run } = useReportedTask();
	const open = async () => {
		const file = await api.call(orderFileSecret, { params: { uuid }, body: secret ? { secret } : {} });
		location.assign(pathWith(file.secret));
	};
	return (
		<Button variant="secondary" busy={busy} onClick={() => void run(open)}>
			{label}
		</Button>
	);
}
