import { contactForm } from '@pasaz/kernel/contract/contact';
import * as z from 'zod/mini';

/** What can be wrong, in words. */
export type ContactProblems = Record<
	'required' | 'nameShort' | 'emailInvalid' | 'messageShort' | 'orderNumberInvalid' | 'tooLong',
	string
>;

export const TOPICS = contactForm.body.shape.topic.options;

/** The rules of the contact form; the server's own are wider. */
export function contactSchema(problems: ContactProblems) {
	return z.object({
		name: z
			.string()
			.check(
				z.trim(),
				z.minLength(1, problems.required),
				z.minLength(3, problems.nameShort),
				z.maxLength(100, problems.tooLong),
			),
		email: z
			.string()
			.check(
				z.trim(),
				z.minLength(1, problems.required),
				z.maxLength(254, problems.tooLong),
				z.email(problems.emailInvalid),
			),
		topic: z.enum(TOPICS),
		orderNumber: z
			.string()
			.check(z.trim(), z.maxLength(32, problems.tooLong), z.regex(/^[\w-]*$/, problems.orderNumberInvalid)),
		message: z.string().check(z.trim(), z.minLength(10, problems.messageShort), z.maxLength(5000, problems.tooLong)),
	});
}
export type ContactForm = z.infer<ReturnType<typeof contactSchema>>;
