/** Replaces a file that only the server needs. */
export default function emptyModuleLoader(): string {
	return 'export {};';
}
