/** Time, for people who read logs, and 128 random bits. */
export function newTaskId(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return `${Date.now()}-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
