export default function emptyModuleLoader(): string {
	return 'export {};';
}
