import { useEffect, useRef } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { type Choice, choiceOf } from '../product/choice.ts';
import type { ProductPageData } from '../product/product-page-data.ts';

export function useChoice(product: ProductPageData): [Choice, (options: Record<string, string>) => void] {
	const [search, setSearch] = useSearchParams();
	const { childSku } = useParams();
	// a second tap may come before the address has changed for the first
	const coming = useRef(search);
	useEffect(() => {
		coming.current = search;
	}, [search]);
	const choose = (options: Record<string, string>) => {
		const next = new URLSearchParams(coming.current);
		const { selection } = choiceOf(product, { childSku, search: next });
		next.delete('childSku');
		const kept = Object.entries(selection).map(([code, id]) => [code, String(id)] as const);
		for (const [code, id] of [...kept, ...Object.entries(options)]) next.set(code, id);
		coming.current = next;
		setSearch(next, { replace: true, preventScrollReset: true });
	};
	return [choiceOf(product, { childSku, search }), choose];
}
