import { catalogSearch } from '@pasaz/kernel/contract/catalog';
import { cmsLayout } from '@pasaz/kernel/contract/content';
import { shopConfig } from '@pasaz/kernel/contract/shop-config';
import type { Exchange, Exchanged, OutgoingCall } from '@pasaz/kernel/network/http';
import * as z from 'zod/mini';
import { createMemory, type Memory } from './memory.ts';

/** ms for which a fact is held where nobody tells of changes: as long as a kept page counts as fresh. */
const HELD_FOR = 60_000;
const FACT_CALLS: readonly string[] = [shopConfig.path, cmsLayout.path];
const FactSearch = z.object({ type: z.enum(['attribute', 'category', 'tag', 'taxrule']) });
const NothingFound = z.object({ hits: z.array(z.unknown()).check(z.maxLength(0)) });

function isFact({ endpoint, body }: OutgoingCall): boolean {
	if (endpoint.path === catalogSearch.path) return FactSearch.safeParse(body).success;
	return FACT_CALLS.includes(endpoint.path);
}

/** What is not there yet is asked for again, and so is what could not be answered. */
function isHeld({ status, body }: Exchanged): boolean {
	return status === 200 && !NothingFound.safeParse(body).success;
}

export function createFacts(now = () => performance.now()): Memory<Exchanged> {
	return createMemory<Exchanged>(HELD_FOR, { now, isKept: isHeld });
}

/** Categories, tags, attributes and settings change rarely: they are asked for once, until a purge or their time forgets them. */
export function rememberFacts(exchange: Exchange, facts: Memory<Exchanged>): Exchange {
	return async (call) => {
		if (!isFact(call)) return exchange(call);
		let isOwn = false;
		const ask = () => {
			isOwn = true;
			return exchange(call);
		};
		try {
			return await facts.remember(`${call.url} ${call.init.body ?? ''}`, ask);
		} catch (error) {
			// The page that asked first may have run out of its time, and this one has some left.
			if (isOwn) throw error;
			return exchange(call);
		}
	};
}
