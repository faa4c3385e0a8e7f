import { type Config, getConfig } from '../platform/config.ts';
import { type Progress, progressBar } from './progress-bar.ts';
import { blankPagesWarning } from './report.ts';

export interface ImportRun {
	config: Config;
	now: Date;
	onProgress: Progress;
}

interface Imported {
	report(seconds: number): string;
	blankPages: string[];
}

export async function runImport(work: (run: ImportRun) => Promise<Imported>): Promise<string> {
	const started = performance.now();
	const bar = progressBar(process.stderr);
	try {
		const { report, blankPages } = await work({
			config: getConfig(process.env),
			now: new Date(),
			onProgress: bar.show,
		});
		return [report((performance.now() - started) / 1000), ...blankPagesWarning(blankPages)].join('\n');
	} finally {
		bar.clear();
	}
}
