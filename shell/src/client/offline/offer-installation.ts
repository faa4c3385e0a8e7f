import { browserArea } from '@pasaz/kernel/device/storage/area';
import { storedName } from '@pasaz/kernel/device/storage/database';
import { fetchMessages, type Translator } from '@pasaz/kernel/i18n/messages';
import { $cart } from '@pasaz/kernel/stores/cart';
import { notify } from '@pasaz/kernel/stores/notifications';
import { offlineMessages } from '../../messages/offline.ts';
import { $installPrompt } from './install-prompt.ts';

const key = () => storedName('device/visits');
/** ms without a page after which a shopper comes again. */
const VISIT_GAP = 1_800_000;

export interface Visits {
	count: number;
	/** ms since 1970. */
	lastAt: number;
	isOffered: boolean;
}

/** Kept as three numbers: this code is fetched by every first visit. */
function readVisits(): Visits {
	const [count = 0, lastAt = 0, offered = 0] = (browserArea.read(key()) ?? '')
		.split(' ')
		.map((part) => Number(part) || 0);
	return { count, lastAt, isOffered: offered === 1 };
}

function writeVisits({ count, lastAt, isOffered }: Visits): void {
	browserArea.write(key(), [count, lastAt, Number(isOffered)].join(' '));
}

export function visited({ count, lastAt, isOffered }: Visits, now: number): Visits {
	const isNew = Math.abs(now - lastAt) > VISIT_GAP;
	return { count: isNew ? count + 1 : count, lastAt: now, isOffered };
}

/** A shopper who came back and has something in the cart knows what the shop is good for. */
export function mayOffer({ count, isOffered }: Visits, pieces: number): boolean {
	return count >= 2 && pieces > 0 && !isOffered;
}

async function offerNow(translator: Translator): Promise<void> {
	const prompt = $installPrompt.get();
	const visits = readVisits();
	if (!prompt || !mayOffer(visits, $cart.get().lines.length)) return;
	writeVisits({ ...visits, isOffered: true });
	const t = await fetchMessages(offlineMessages, translator);
	const action1 = { label: t.installNow, run: () => void prompt.prompt() };
	notify({ type: 'info', message: t.install, hasNoTimeout: true, action1 });
}

export function offerInstallation(translator: Translator): void {
	writeVisits(visited(readVisits(), Date.now()));
	const offer = () =>
		void offerNow(translator).catch((error: unknown) => console.warn('Installing is not offered', error));
	$installPrompt.listen(offer);
	$cart.listen(offer);
	offer();
}
