import * as z from 'zod/mini';

export const TotalsSegment = z.object({ code: z.string(), title: z.string(), value: z.number() });
export type TotalsSegment = z.infer<typeof TotalsSegment>;
