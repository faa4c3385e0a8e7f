import { readHistory } from '../history.ts';
import type { Journal } from '../journal.ts';
import { throwIfUnavailable } from '../object-store.ts';
import { printSet } from './commands.ts';
import type { CliSettings } from './settings.ts';
import { shopStatus } from './shop.ts';

const MOVES = 8;

/** @param refusal why shops refuse the move, if they do */
async function lineOf(journal: Journal, serial: number, refusal: string | undefined): Promise<string> {
	const signed = await journal.read(serial).catch(throwIfUnavailable);
	const mark = refusal === undefined ? '' : `refused: ${refusal}`;
	if (!signed) return `  ${serial}  ${mark}`;
	const { at, why, by, set, reason = '' } = signed.move;
	return `  ${serial}  ${at.slice(0, 19)}  ${why.padEnd(8)}  ${set}  ${by}  ${mark || reason}`.trimEnd();
}

export async function status(settings: CliSettings): Promise<void> {
	const { journal, root } = settings.store;
	const { accepted, refused } = await readHistory(settings);
	const present = accepted.at(-1);
	if (present) {
		console.log(`Set ${present.shown.id} is shown to everybody:`);
		await printSet(settings, present.shown);
	} else console.log(`Nothing is shown yet in ${root}: DATA_DIR, or RELEASES, may name another place`);
	if (present?.canary) {
		console.log(`Canary ${present.canary.id} to ${present.move.canary?.percent}%:`);
		await printSet(settings, present.canary);
	}
	const serials = (await journal.serials()).slice(-MOVES);
	if (serials.length === 0) return;
	console.log('Last moves:');
	for (const serial of serials) console.log(await lineOf(journal, serial, refused.get(serial)));
	const shop = await shopStatus(settings).catch((error: Error) => error.message);
	if (typeof shop === 'string') console.log(shop);
	else {
		const broken = shop.broken.length > 0 ? `, without ${shop.broken.join(', ')}` : '';
		console.log(`${settings.shop} shows ${shop.shown}${broken}; its workers run ${shop.open.length} sets`);
	}
}
