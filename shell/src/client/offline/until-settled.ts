import { idleAfterAct, untilAnswered } from '@pasaz/kernel/device/idle';

/** ms; whoever reads for so long without an act stays, too. */
const READING_TIME = 10_000;

/** Resolves in an idle moment after the first act and the page that it may have asked for, or after a while of reading. */
export async function untilSettled(): Promise<void> {
	await Promise.race([idleAfterAct(), new Promise((resolve) => setTimeout(resolve, READING_TIME))]);
	await untilAnswered();
}
