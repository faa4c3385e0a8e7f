export interface ResetLink {
	email: string;
	resetToken: string;
}

/** E-mail and token in the hash or the query of a reset link; null when one is missing. */
export function readResetLink({ hash, search }: { hash: string; search: string }): ResetLink | null {
	const fields = new URLSearchParams(hash.length > 1 ? hash.slice(1) : search);
	const email = fields.get('email');
	const resetToken = fields.get('token') ?? fields.get('resetToken');
	return email && resetToken ? { email, resetToken } : null;
}
