import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { type InstalledPackage, installedPackages } from '../delivery/src/installed-packages.ts';
import { ADVISORIES, type AdvisoryList, newAdvisories, readAdvisories } from './advisories.ts';

const REGISTRY = process.env.npm_config_registry ?? 'https://registry.npmjs.org/';
/** What `npm audit` asks: all advisories for the versions that are sent. */
const BULK = new URL('-/npm/v1/security/advisories/bulk', REGISTRY);

const Answer = z.record(
	z.string(),
	z.array(
		z.object({
			url: z.string(),
			title: z.string(),
			severity: z.enum(['low', 'moderate', 'high', 'critical']),
			vulnerable_versions: z.string(),
		}),
	),
);

async function ask(packages: readonly InstalledPackage[]): Promise<AdvisoryList['advisories']> {
	const versions = Map.groupBy(packages, ({ name }) => name);
	const body = Object.fromEntries([...versions].map(([name, all]) => [name, all.map(({ version }) => version)]));
	const headers = { 'content-type': 'application/json' };
	const response = await fetch(BULK, { method: 'POST', headers, body: JSON.stringify(body) });
	if (!response.ok) throw new Error(`${BULK.href} answered ${response.status}`);
	return Object.entries(Answer.parse(await response.json())).flatMap(([name, found]) =>
		found.map(({ url, title, severity, vulnerable_versions }) => ({
			...{ id: url.split('/').at(-1) ?? url, package: name, versions: vulnerable_versions, severity, title },
		})),
	);
}

const packages = await installedPackages(join(import.meta.dirname, '..'));
const known = await readAdvisories();
const found = newAdvisories(packages, known, await ask(packages));
const asked = new Date().toISOString().slice(0, 10);
const list: AdvisoryList = { ...known, asked, advisories: [...known.advisories, ...found] };
await writeFile(ADVISORIES, `${JSON.stringify(list, null, '\t')}\n`);
console.log(`${found.length} new advisories; look at each, then update the package or say why it is accepted`);
