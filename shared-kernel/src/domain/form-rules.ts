import * as z from 'zod/mini';
import { tidyText } from './tidy-text.ts';

export type Problems<Rule extends string> = Readonly<Record<Rule, string>>;

/** Dutch ones begin with an apostrophe, for which phones write an opening quotation mark. */
const NAME = /^['’‘]?[\p{L}\p{M}][\p{L}\p{M} .'’‘-]*$/u;
const CITY = /^['’‘]?[\p{L}\p{M}][\p{L}\p{M}\d .'’‘()/-]*$/u;
const PHONE = /^(\+?([ ()./-]*\d){7,15})?$/;

export function filled(problems: Problems<'required' | 'tooLong'>, most = 100) {
	return z.string().check(z.trim(), z.minLength(1, problems.required), z.maxLength(most, problems.tooLong));
}

/** Letters that a name has at least where the store view does not say it. */
export const MIN_NAME_LENGTH = 3;

/** The message takes the least length. */
export type NameProblems = Problems<'required' | 'tooLong' | 'lettersOnly'> & { nameShort: (least: number) => string };

/** A name as its language writes it, of `least` to `most` characters (rule 22.4). */
export function nameRule(problems: NameProblems, { least = MIN_NAME_LENGTH, most = 100 } = {}) {
	return filled(problems, most).check(
		z.overwrite(tidyText),
		z.minLength(least, problems.nameShort(least)),
		z.regex(NAME, problems.lettersOnly),
	);
}

export function emailRule(problems: Problems<'required' | 'tooLong' | 'emailInvalid'>) {
	return filled(problems, 254).check(z.email(problems.emailInvalid));
}

export function cityRule(problems: Problems<'required' | 'tooLong' | 'cityInvalid'>, most = 100) {
	return filled(problems, most).check(z.overwrite(tidyText), z.regex(CITY, problems.cityInvalid));
}

/** A number as people write it, or none. */
export function phoneRule(problems: Problems<'tooLong' | 'phoneInvalid'>, most = 100) {
	return z
		.string()
		.check(z.overwrite(tidyText), z.maxLength(most, problems.tooLong), z.regex(PHONE, problems.phoneInvalid));
}
