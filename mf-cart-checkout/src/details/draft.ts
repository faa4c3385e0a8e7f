import { kept } from '@pasaz/kernel/stores/kept';
import * as z from 'zod/mini';
import { CheckoutDetails } from './details.ts';

const draft = kept({ key: 'checkout/details', schema: z.nullable(CheckoutDetails), empty: null, personal: true });

/** The half-filled checkout form of this device. */
export const $draft = draft.$value;
export const saveDraft = draft.set;
export const startDraft = draft.start;
