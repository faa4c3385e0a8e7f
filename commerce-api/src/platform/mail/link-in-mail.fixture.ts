import type { Mail } from '../job.ts';

/** The path of a mail's one link. */
export function linkIn(mail: Mail | undefined): string {
	const url = mail?.text.match(/https?:\/\/\S+/)?.[0];
	if (!url) throw new Error('The mail holds no link');
	return new URL(url).pathname + new URL(url).search;
}
