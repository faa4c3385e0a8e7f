import type { SeedSource } from '@pasaz/commerce-api/label';

// Both functions load what they need when they are called: a shop that is set up starts without its catalogue's generator.

/** The whole demo shop, the same on every call. */
export async function seed(): Promise<SeedSource> {
	const { demoSeed } = await import('./demo-seed.ts');
	return demoSeed();
}

/** @throws for a drawing that is not one of the demo catalogue's */
export async function drawPicture(drawing: unknown): Promise<string> {
	const { drawInThread } = await import('./pictures/drawing-thread.ts');
	return drawInThread(drawing);
}
