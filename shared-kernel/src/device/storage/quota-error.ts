const QUOTA_ERRORS = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];

/** Whether a write failed because the device gives the shop no more room. */
export function isQuotaError(error: unknown): boolean {
	return error instanceof Error && QUOTA_ERRORS.includes(error.name);
}
