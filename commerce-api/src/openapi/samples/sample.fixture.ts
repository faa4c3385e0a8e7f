import type { ErrorName } from '../call.ts';
import type { Shopper, World } from '../world.fixture.ts';

/** What is sent, beside the token. */
export interface SampleRequest {
	params?: Record<string, string>;
	query?: Record<string, string>;
	/** Sent as a form where it is `URLSearchParams`, as it is where it is text, else as JSON. */
	body?: unknown;
	headers?: Record<string, string>;
}

/**
 * `nothing`: everybody who may call at all is answered alike. `self`: only the token says whose things are meant. `secret`: who knows
 * the uuid, key or token in the request may do it. Else the request names something that belongs to its owner.
 */
export type Owns = 'nothing' | 'self' | 'secret' | Named;

interface Named {
	/** The same request for something that nobody has. */
	unknown: (own: SampleRequest) => SampleRequest;
	/** For another user, as for what is unknown. */
	foreign: ErrorName | 200;
	/** For a guest, as for what is unknown. */
	guest: ErrorName | 200;
}

/** How a call is tried. */
export interface Sample {
	owns: Owns;
	/** A request of the owner's that can be sent any number of times or makes what it needs anew. */
	ask: (world: World, owner: Shopper) => SampleRequest | Promise<SampleRequest>;
	/** Without it 200. */
	status?: number;
	/** The owner's token is not sent although it might be. */
	asGuest?: boolean;
}

/** By method and path as Hono knows it. */
export type Samples = Record<string, Sample>;
