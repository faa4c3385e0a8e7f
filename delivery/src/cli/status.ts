import { allMoves } from '../history.ts';
import { followJournal, NOTHING_SHOWN } from '../verify-move.ts';
import { printSet } from './commands.ts';
import type { CliSettings } from './settings.ts';
import { shopStatus } from './shop.ts';

const MOVES = 8;

export async function status(settings: CliSettings): Promise<void> {
	const { store, keys } = settings;
	const { shown, canary, move } = await followJournal(store, NOTHING_SHOWN, { keys });
	if (!shown) {
		console.log(`Nothing is shown yet in ${store.root}: DATA_DIR, or RELEASES, may name another place`);
		return;
	}
	console.log(`Set ${shown.id} is shown to everybody:`);
	await printSet(settings, shown);
	if (canary) {
		console.log(`Canary ${canary.id} to ${move?.canary?.percent}%:`);
		await printSet(settings, canary);
	}
	console.log('Last moves:');
	for (const { serial, at, why, by, set, reason = '' } of (await allMoves(store.journal)).slice(-MOVES))
		console.log(`  ${serial}  ${at.slice(0, 19)}  ${why.padEnd(8)}  ${set}  ${by}  ${reason}`.trimEnd());
	const shop = await shopStatus(settings).catch((error: Error) => error.message);
	if (typeof shop === 'string') console.log(shop);
	else {
		const broken = shop.broken.length > 0 ? `, without ${shop.broken.join(', ')}` : '';
		console.log(`${settings.shop} shows ${shop.shown}${broken}; its workers run ${shop.open.length} sets`);
	}
}
