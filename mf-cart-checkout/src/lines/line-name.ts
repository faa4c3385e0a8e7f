import type { CartLine } from '@pasaz/kernel/contract/cart-line';

/** The product's name with what was chosen, which tells two of its sizes apart where only words are read. */
export function lineName({ name, options }: Pick<CartLine, 'name' | 'options'>): string {
	return [name, ...options.map(({ value }) => value)].join(', ');
}
