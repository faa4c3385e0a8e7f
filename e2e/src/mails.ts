import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const folder = join(process.env.E2E_DATA_DIR ?? '', 'mails');

interface KeptMail {
	to: string;
	subject: string;
	text: string;
}

/** The mails that an address has got so far. */
export async function mailsTo(address: string): Promise<KeptMail[]> {
	const files = await readdir(folder).catch(() => []);
	// each mail's facts lie beside it and are written first
	const kept = files.filter((name) => name.endsWith('.eml')).sort();
	const facts = kept.map((name) => join(folder, name.replace(/eml$/, 'json')));
	const mails: KeptMail[] = await Promise.all(facts.map(async (file) => JSON.parse(await readFile(file, 'utf8'))));
	return mails.filter(({ to }) => to === address);
}

/** Waits for a mail with this subject and returns the last one that the address got. */
export async function mailTo(address: string, subject: RegExp): Promise<KeptMail> {
	let found: KeptMail | undefined;
	await expect
		.poll(
			async () => {
				found = (await mailsTo(address)).findLast((mail) => subject.test(mail.subject));
				return found?.subject;
			},
			{ intervals: [100] },
		)
		.toMatch(subject);
	if (!found) throw new Error(`No mail to ${address}`);
	return found;
}
