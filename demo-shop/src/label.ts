import type { SeedSource } from '@pasaz/commerce-api/label';
import { drawInThread } from './pictures/drawing-thread.ts';

/** The whole demo shop, the same on every call. It is loaded by the call: a shop that is set up starts without its catalogue's generator. */
export async function seed(): Promise<SeedSource> {
	const { demoSeed } = await import('./demo-seed.ts');
	return demoSeed();
}

/** @throws for a drawing that is not one of the demo catalogue's */
export function drawPicture(drawing: unknown): Promise<string> {
	return drawInThread(drawing);
}
