export type Cell = string | number;

export function table(head: string[], rows: Cell[][]): string {
	const line = (cells: Cell[]) => `| ${cells.join(' | ')} |`;
	return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export function round(value: number, digits = 0): number {
	return Number(value.toFixed(digits));
}
