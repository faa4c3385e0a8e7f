const PROBLEMS = {
	'common-password': { field: 'password', text: 'passwordCommon' },
	'email-taken': { field: 'personal.emailAddress', text: 'emailTaken' },
} as const;

function isKnown(code: string): code is keyof typeof PROBLEMS {
	return Object.hasOwn(PROBLEMS, code);
}

/** The field that a refused account is about; undefined for a refusal of the account as a whole. */
export function accountProblem(code: string) {
	return isKnown(code) ? PROBLEMS[code] : undefined;
}
