import type { WriteStream } from 'node:tty';

/** @param part how much of the step is done, 0 to 1 */
export type Progress = (step: 'reading' | 'writing', part: number) => void;

const WIDTH = 30;

/** Draws progress into one line of a terminal, and nothing where the output is not one, such as in a log. */
export function progressBar(out: WriteStream): { show: Progress; clear(): void } {
	let drawn = '';
	return {
		show: (step, part) => {
			if (!out.isTTY) return;
			const done = Math.round(Math.min(part, 1) * WIDTH);
			const bar = `${step.padEnd(8)} [${'#'.repeat(done)}${'-'.repeat(WIDTH - done)}] ${Math.round(part * 100)} %`;
			if (bar !== drawn) out.write(`\r\u001b[K${bar}`);
			drawn = bar;
		},
		clear: () => {
			if (out.isTTY && drawn) out.write('\r\u001b[K');
		},
	};
}
