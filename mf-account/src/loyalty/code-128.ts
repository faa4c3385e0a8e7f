/**
 * Widths of the bars and spaces of each symbol of Code 128 (ISO/IEC 15417), in modules, a bar first. The place of a symbol is its value; 105
 * is the start of set C, 106 the stop.
 */
const SYMBOLS =
	'212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232';
const STOP = '2331112';
const START_C = 105;
const MODULUS = 103;

function symbol(value: number): string {
	return SYMBOLS.slice(value * 6, value * 6 + 6);
}

/** The values of pairs of digits, as set C has them. */
function pairsOf(digits: string): number[] {
	return (digits.match(/\d\d/g) ?? []).map(Number);
}

/** The barcode of an even number of digits: widths in modules, alternately of a bar and of a space. */
export function code128(digits: string): number[] {
	const pairs = pairsOf(digits);
	const sum = pairs.reduce((all, value, index) => all + value * (index + 1), START_C);
	const symbols = [START_C, ...pairs, sum % MODULUS].map(symbol).join('') + STOP;
	return [...symbols].map(Number);
}
