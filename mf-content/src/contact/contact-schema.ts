import { contactForm } from '@pasaz/kernel/contract/contact';
import { emailRule, filled, MIN_NAME_LENGTH, type NameProblems, type Problems } from '@pasaz/kernel/domain/form-rules';
import { tidyText } from '@pasaz/kernel/domain/tidy-text';
import * as z from 'zod/mini';

export type ContactProblems = Pick<NameProblems, 'required' | 'tooLong' | 'nameShort'> &
	Problems<'emailInvalid' | 'messageShort' | 'orderNumberInvalid'>;

export const TOPICS = contactForm.body.shape.topic.options;

/** The rules of the contact form; the server's own are wider. */
export function contactSchema(problems: ContactProblems, nameLength = MIN_NAME_LENGTH) {
	return z.object({
		name: filled(problems).check(z.minLength(nameLength, problems.nameShort(nameLength))),
		email: emailRule(problems),
		topic: z.enum(TOPICS),
		orderNumber: z
			.string()
			.check(
				z.overwrite(tidyText),
				z.maxLength(32, problems.tooLong),
				z.regex(/^[\w-]*$/, problems.orderNumberInvalid),
			),
		message: z.string().check(z.trim(), z.minLength(10, problems.messageShort), z.maxLength(5000, problems.tooLong)),
	});
}
export type ContactValues = z.infer<ReturnType<typeof contactSchema>>;
