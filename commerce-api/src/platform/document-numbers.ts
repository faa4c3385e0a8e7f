/** The place of a document among those of its kind and year, counted from 1. */
interface Numbered {
	year: number;
	serial: number;
}

/** E.g. `FV/2026/000001`. */
export function invoiceNumber(invoice: Numbered): string {
	return numberOf('FV', invoice);
}

/** E.g. `KOR/2026/000001`. */
export function correctionNumber(correction: Numbered): string {
	return numberOf('KOR', correction);
}

function numberOf(kind: string, { year, serial }: Numbered): string {
	return `${kind}/${year}/${String(serial).padStart(6, '0')}`;
}
