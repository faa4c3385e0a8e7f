import type { DEMANDS } from '@pasaz/kernel/contract/claim-form';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { complaintMessages } from '../messages/complaint.ts';

export function useDemandLabels(): Record<(typeof DEMANDS)[number], string> {
	const t = useMessages(complaintMessages);
	return { repair: t.repair, replacement: t.replacement, 'price-reduction': t.priceReduction, withdrawal: t.moneyBack };
}
