import type { WriteStream } from 'node:tty';

const WIDTH = 30;

/** Draws progress into one line of a terminal; elsewhere, such as in a log, says nothing. */
export function progressBar(out: WriteStream) {
	let drawn = '';
	return {
		show: (step: string, part: number) => {
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
