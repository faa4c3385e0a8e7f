import { useParams, useSearchParams } from 'react-router';
import type { ProductPageData } from '../product/product-page-data.ts';
import { type Choice, choiceOf } from './choice.ts';

/** The choice in the address, and how to change it. */
export function useChoice(product: ProductPageData): [Choice, (options: Record<string, string>) => void] {
	const [search, setSearch] = useSearchParams();
	const choice = choiceOf(product, { childSku: useParams().childSku, search });
	const choose = (options: Record<string, string>) => {
		const next = new URLSearchParams(search);
		next.delete('childSku');
		const kept = Object.entries(choice.selection).map(([code, id]) => [code, String(id)] as const);
		for (const [code, id] of [...kept, ...Object.entries(options)]) next.set(code, id);
		setSearch(next, { replace: true, preventScrollReset: true });
	};
	return [choice, choose];
}
