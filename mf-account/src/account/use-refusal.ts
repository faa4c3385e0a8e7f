import { ApiError } from '@pasaz/kernel/errors';
import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { passwordMessages } from '../messages/password.ts';

/** Why a password is not taken, by the refusal's code. */
const BY_CODE = {
	'common-password': 'common',
	'wrong-password': 'wrongPassword',
	'link-over': 'linkBroken',
} as const;

function isKnown(code: string): code is keyof typeof BY_CODE {
	return Object.hasOwn(BY_CODE, code);
}

/** Words for what may go wrong when a password is set. */
export function useRefusal(): (error: unknown) => string {
	const t = useMessages(passwordMessages);
	const words = useErrorMessage();
	return (error) => (error instanceof ApiError && isKnown(error.code) ? t[BY_CODE[error.code]] : words(error));
}
