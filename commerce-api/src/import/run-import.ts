import { type Config, getConfig } from '../platform/config.ts';
import { type Progress, progressBar } from './progress-bar.ts';
import { blankPagesWarning, droppedLine } from './report.ts';

export interface ImportRun {
	config: Config;
	now: Date;
	onProgress: Progress;
}

/** What an import did to the shop beside what it brought. */
export interface Replaced {
	/** Addresses of the blank pages that were added. */
	blankPages: string[];
	/** How many of the shop's products it left out. */
	dropped: number;
}

interface Imported extends Replaced {
	report(seconds: number): string;
}

export async function runImport(work: (run: ImportRun) => Promise<Imported>): Promise<string> {
	const started = performance.now();
	const bar = progressBar(process.stderr);
	try {
		const { report, blankPages, dropped } = await work({
			config: getConfig(process.env),
			now: new Date(),
			onProgress: bar.show,
		});
		const lines = [...droppedLine(dropped), ...blankPagesWarning(blankPages)];
		return [report((performance.now() - started) / 1000), ...lines].join('\n');
	} finally {
		bar.clear();
	}
}
