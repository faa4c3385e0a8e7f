import { DEMANDS } from '@pasaz/kernel/contract/claim-form';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { RadioCards } from '@pasaz/ui-kit/radio-cards';
import { useState } from 'react';
import { claimsMessages } from '../messages/claims.ts';

export function DemandChoice() {
	const t = useMessages(claimsMessages);
	const [demand, setDemand] = useState<string>();
	const words = {
		repair: { title: t.repair },
		replacement: { title: t.replacement },
		'price-reduction': { title: t.priceReduction, note: t.secondStep },
		withdrawal: { title: t.withdrawal, note: t.secondStep },
	};
	const cards = DEMANDS.map((value) => ({ value, ...words[value] }));
	return <RadioCards legend={t.demandLegend} name="demand" cards={cards} value={demand} onChange={setDemand} />;
}
