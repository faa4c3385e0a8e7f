import { join } from 'node:path';
import { installedPackages } from '../delivery/src/installed-packages.ts';
import { advisoryFaults, readAdvisories } from './advisories.ts';
import { licenceFaults } from './licences.ts';
import { findSecrets } from './secrets.ts';

const root = join(import.meta.dirname, '..');
const packages = await installedPackages(root);
const advisories = await readAdvisories();
const faults = [...licenceFaults(packages), ...advisoryFaults(packages, advisories), ...(await findSecrets(root))];
for (const fault of faults) console.error(fault);
const asked = advisories.asked ? `on ${advisories.asked}` : 'never: run `pnpm advisories`';
console.log(
	`${packages.length} packages, ${advisories.advisories.length} advisories: looked through on ${advisories.reviewed}, asked of the registry ${asked}`,
);
if (faults.length > 0) process.exitCode = 1;
