/** In place of a file that is for the server only. */
export default function emptyModuleLoader(): string {
	return 'export {};';
}
