import type { ResetLink } from './create-form.tsx';

/** The address and the secret behind `#` of a reset link, or in its query; null where the link is not whole. */
export function readResetLink({ hash, search }: { hash: string; search: string }): ResetLink | null {
	const fields = new URLSearchParams(hash.length > 1 ? hash.slice(1) : search);
	const email = fields.get('email');
	const resetToken = fields.get('token') ?? fields.get('resetToken');
	return email && resetToken ? { email, resetToken } : null;
}
