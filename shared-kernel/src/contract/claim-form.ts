import * as z from 'zod/mini';

/** Characters. */
export const MAX_FIELD_LENGTH = 2000;

const Field = z.optional(z.string().check(z.maxLength(MAX_FIELD_LENGTH)));

/** Ours: fields of the complaint and return forms that can be filled in beforehand. Dates and items are free text, items one per line. */
const shared = {
	orderNumber: Field,
	name: Field,
	address: Field,
	email: Field,
	phone: Field,
	orderedOn: Field,
	receivedOn: Field,
	items: Field,
	bankAccount: Field,
};

/** Query or body of `/zwrot-pdf`. A reason need not be given, and is not asked for (consumer rights act, art. 27). */
export const ReturnForm = z.object({ ...shared, reason: Field });
export type ReturnForm = z.infer<typeof ReturnForm>;

export const DEMANDS = ['repair', 'replacement', 'price-reduction', 'withdrawal'] as const;
/** Query or body of `/reklamacja-pdf`. */
export const ComplaintForm = z.object({
	...shared,
	reason: Field,
	discoveredOn: Field,
	demand: z.optional(z.enum(DEMANDS)),
});
export type ComplaintForm = z.infer<typeof ComplaintForm>;

/** Both forms accept GET and POST, as JSON or as a browser sends a form. */
export const CLAIM_FORM_PATHS = { complaint: '/reklamacja-pdf', return: '/zwrot-pdf' } as const;
