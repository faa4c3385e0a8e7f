import { ApiError } from '@pasaz/kernel/errors';
import { expect, it } from 'vitest';
import { complaintProblem } from './complaint-problem.ts';

const TEXTS = { impossible: 'not sent yet', tooMany: 'ten are waiting' };
const refused = (status: number, code: string) => new ApiError('refused', { status, code });

it('a shopper reads why a complaint is refused (15.37)', () => {
	expect(complaintProblem(refused(409, 'too-many-complaints'), TEXTS)).toBe(TEXTS.tooMany);
	expect(complaintProblem(refused(409, 'not-sent'), TEXTS)).toBe(TEXTS.impossible);
	expect(complaintProblem(refused(503, 'busy'), TEXTS)).toBeUndefined();
	expect(complaintProblem(new Error('broken'), TEXTS)).toBeUndefined();
});
