import { ApiError } from '@pasaz/kernel/errors';
import type { ComplaintTexts } from '../messages/complaint.ts';

/** Why a complaint was refused, as the shopper reads it; undefined for what is no refusal of a complaint. */
export function complaintProblem(
	error: unknown,
	texts: Pick<ComplaintTexts, 'impossible' | 'tooMany'>,
): string | undefined {
	if (!(error instanceof ApiError) || error.status !== 409) return undefined;
	return error.code === 'too-many-complaints' ? texts.tooMany : texts.impossible;
}
