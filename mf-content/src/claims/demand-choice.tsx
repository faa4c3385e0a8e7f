import { DEMANDS } from '@pasaz/kernel/contract/claim-form';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { RadioCards } from '@pasaz/ui-kit/radio-cards';
import { useState } from 'react';
import { claimsMessages } from '../messages/claims.ts';

/** What the buyer wants; may stay open. */
export function DemandChoice() {
	const text = useMessages(claimsMessages);
	const [demand, setDemand] = useState<string>();
	const words = {
		repair: { title: text.repair },
		replacement: { title: text.replacement },
		'price-reduction': { title: text.priceReduction, note: text.secondStep },
		withdrawal: { title: text.withdrawal, note: text.secondStep },
	};
	const cards = DEMANDS.map((value) => ({ value, ...words[value] }));
	return <RadioCards legend={text.demandLegend} name="demand" cards={cards} value={demand} onChange={setDemand} />;
}
