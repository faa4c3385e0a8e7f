import { ApiError } from '@pasaz/kernel/errors';
import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { passwordMessages } from '../messages/password.ts';

/** Messages by the code of a refused password. */
const BY_CODE = {
	'common-password': 'common',
	'wrong-password': 'wrongPassword',
	'link-over': 'linkBroken',
} as const;

function isKnown(code: string): code is keyof typeof BY_CODE {
	return Object.hasOwn(BY_CODE, code);
}

/** Translates errors of setting a password. */
export function useRefusal(): (error: unknown) => string {
	const t = useMessages(passwordMessages);
	const words = useErrorMessage();
	return (error) => (error instanceof ApiError && isKnown(error.code) ? t[BY_CODE[error.code]] : words(error));
}
