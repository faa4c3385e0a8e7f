import { relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { note } from '../for-tests/faults.ts';

/** Notes each test as it ends, so that a run that is broken off can be taken up again. */
export default class FaultReporter implements Reporter {
	onTestEnd(test: TestCase, { status, duration, error }: TestResult): void {
		if (status === 'skipped' || status === 'interrupted') return;
		const file = relative(process.cwd(), test.location.file);
		const state = status === test.expectedStatus ? 'passed' : 'failed';
		note({ file, test: test.titlePath().slice(3).join(' > '), state, ms: duration, error: error?.message });
	}
}
