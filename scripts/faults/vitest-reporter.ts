import type { Reporter, TestCase, TestSuite } from 'vitest/node';
import { note } from '../for-tests/faults.ts';

function noteTest(test: TestCase): void {
	const { state, errors } = test.result();
	if (state !== 'passed' && state !== 'failed') return;
	const file = test.module.relativeModuleId;
	note({ file, test: test.fullName, state, ms: test.diagnostic()?.duration, error: errors?.[0]?.message });
}

/** Notes tests as they end, and those of a group together, so that a run that is broken off can be taken up again. */
export default class FaultReporter implements Reporter {
	onTestCaseResult(test: TestCase): void {
		if (test.parent.type === 'module') noteTest(test);
	}

	onTestSuiteResult(suite: TestSuite): void {
		if (suite.parent.type === 'module') for (const test of suite.children.allTests()) noteTest(test);
	}
}
