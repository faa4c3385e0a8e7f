import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, it } from 'vitest';
import { contentSecurityPolicy, POLICY_OF_FILES } from './content-security-policy.ts';
import { nonceSources } from './inline-sources.ts';

const tracked = { ids: {}, scriptUrl: 'https://tags.test/gtm.js?id=1', pixelUrl: 'https://pixel.test/p' };
const HASHES = { script: "'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='", style: "'sha256-abc' 'sha256-def'" };
const policyOf = (analytics?: typeof tracked, inline = HASHES) =>
	contentSecurityPolicy({ storeViews: [{}, { ...(analytics && { analytics }) }], isSecure: true })(inline);

it.each([
	['of a document that is sent while it is made', policyOf(undefined, nonceSources('c2VjcmV0c2VjcmV0'))],
	['of a kept document', policyOf()],
	['of a document that is measured', policyOf(tracked)],
	['of a file', POLICY_OF_FILES],
])('the policy %s has no serious weakness', (_, policy) => {
	const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
	const serious = findings.filter(({ severity }) => severity <= Severity.MEDIUM);
	expect(serious.map(({ directive, description }) => [directive, description])).toEqual([]);
});

it('names what stands inline in the page, scripts apart from styles', () => {
	expect(policyOf()).toContain(`script-src ${HASHES.script} 'strict-dynamic';`);
	expect(policyOf()).toContain(`style-src 'self' ${HASHES.style};`);
});

it('rule 10.13: lets a shop with a map of tiles show those, and nothing else of their service', () => {
	const map = {
		tiles: 'https://{s}.tiles.test/{z}/{x}/{y}.png',
		attribution: { text: '©', url: 'https://tiles.test/' },
	};
	const policy = contentSecurityPolicy({ storeViews: [{}, { map }], isSecure: true })(HASHES);
	expect(policy).toContain("img-src 'self' data: https://*.tiles.test;");
	expect(policy).toContain("connect-src 'self';");
});

it('lets a measured shop reach what it is measured with, by origin, and nobody else', () => {
	expect(policyOf(tracked)).toContain("connect-src 'self' https://tags.test https://pixel.test;");
	expect(policyOf()).toContain("connect-src 'self';");
});

it('lets styles, fonts and pictures of releases come from their origin, and nothing else of it (26.73)', () => {
	const options = { storeViews: [{}], isSecure: true };
	const policy = contentSecurityPolicy({ ...options, assetOrigin: 'https://cdn.test/shop' })(HASHES);
	expect(policy.replaceAll(' https://cdn.test/shop/releases/', '')).toBe(contentSecurityPolicy(options)(HASHES));
	for (const kind of ['style', 'font', 'img'])
		expect(policy).toMatch(new RegExp(`${kind}-src 'self'[^;]* https://cdn\\.test/shop/releases/`));
});
