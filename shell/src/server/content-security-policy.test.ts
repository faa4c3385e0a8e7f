import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, it } from 'vitest';
import { contentSecurityPolicy, POLICY_OF_FILES } from './content-security-policy.ts';

const tracked = { ids: {}, scriptUrl: 'https://tags.test/gtm.js?id=1', pixelUrl: 'https://pixel.test/p' };
const policyOf = (analytics?: typeof tracked) =>
	contentSecurityPolicy({ storeViews: [{}, { ...(analytics && { analytics }) }], isSecure: true })('c2VjcmV0');

it.each([
	['of a document', policyOf()],
	['of a document that is measured', policyOf(tracked)],
	['of a file', POLICY_OF_FILES],
])('the policy %s has no serious weakness', (_, policy) => {
	const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
	const serious = findings.filter(({ severity }) => severity <= Severity.MEDIUM);
	expect(serious.map(({ directive, description }) => [directive, description])).toEqual([]);
});

it('puts the nonce of the answer in, for scripts and for styles', () => {
	expect(policyOf().match(/'nonce-c2VjcmV0'/g)).toHaveLength(2);
});

it('lets a measured shop reach what it is measured with, by origin, and nobody else', () => {
	expect(policyOf(tracked)).toContain("connect-src 'self' https://tags.test https://pixel.test;");
	expect(policyOf()).toContain("connect-src 'self';");
});
