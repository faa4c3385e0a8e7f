import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Makes the state of what is chosen of a product, which a step back to its page finds as it was left (rule 4.33). */
export function choicesAsLeft<Chosen>() {
	/** By the address of the page. */
	const asLeft = new Map<string, Chosen>();
	return function useChosen() {
		const { pathname, search } = useLocation();
		const address = pathname + search;
		const isReturn = useNavigationType() === 'POP';
		const [chosen, setChosen] = useState(() => (isReturn ? asLeft.get(address) : undefined));
		useEffect(() => {
			if (chosen !== undefined) asLeft.set(address, chosen);
		}, [address, chosen]);
		return [chosen, setChosen] as const;
	};
}
