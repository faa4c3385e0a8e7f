import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const SHOWROOM_SERVICES = ['collect', 'returns', 'fitting', 'alterations', 'repairs', 'gift-wrap'] as const;
const ShowroomService = z.enum(SHOWROOM_SERVICES);
export type ShowroomService = z.infer<typeof ShowroomService>;

/** `08:00`; `24:00` is the end of the day. */
const Time = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/));

const hasOrder = z.refine<{ from: string; to: string }>(({ from, to }) => from < to, 'closes before it opens');

/** A time of a weekday at which a showroom is open; `day` counts from Monday, 1 to 7. */
export const OpeningHours = z
	.object({ day: z.int().check(z.minimum(1), z.maximum(7)), from: Time, to: Time })
	.check(hasOrder);
export type OpeningHours = z.infer<typeof OpeningHours>;

/** A date with hours of its own, `2026-12-24`, or `12-24` of every year; closed all day without any. */
export const SpecialDay = z.object({
	date: z.string().check(z.regex(/^(\d{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)),
	hours: z.array(z.object({ from: Time, to: Time }).check(hasOrder)),
});
export type SpecialDay = z.infer<typeof SpecialDay>;

function isTimeZone(name: string): boolean {
	try {
		return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
	} catch {
		return false;
	}
}

/** Ours: a shop of bricks. Texts are plain, in the language of the store view. */
export const Showroom = z.object({
	slug: z.string().check(z.regex(/^[a-z\d]+(-[a-z\d]+)*$/), z.maxLength(64)),
	name: z.string().check(z.minLength(1)),
	street: z.string().check(z.minLength(1)),
	postcode: z.string(),
	city: z.string().check(z.minLength(1)),
	country: z.string().check(z.regex(/^[A-Z]{2}$/)),
	/** Degrees, WGS 84. */
	latitude: z.number().check(z.minimum(-90), z.maximum(90)),
	longitude: z.number().check(z.minimum(-180), z.maximum(180)),
	/** IANA name, in which the hours are meant. */
	timeZone: z.string().check(z.refine(isTimeZone, 'no time zone')),
	phone: z.nullable(z.string()),
	email: z.nullable(z.string()),
	/** How to find the door. */
	hint: z.nullable(z.string()),
	services: z.array(ShowroomService),
	hours: z.array(OpeningHours),
	specialDays: z.array(SpecialDay),
});
export type Showroom = z.infer<typeof Showroom>;

export const showroomList = endpoint({ method: 'GET', path: '/api/showrooms', result: z.array(Showroom) });
/** `skus` is comma joined, at most 100; of a product with variants, those of the variants. What no showroom knows is left out. */
export const showroomStock = endpoint({
	method: 'GET',
	path: '/api/showrooms/stock',
	query: z.strictObject({ skus: z.string().check(z.minLength(1)) }),
	result: z.array(z.object({ slug: z.string(), sku: z.string(), qty: z.int() })),
});
