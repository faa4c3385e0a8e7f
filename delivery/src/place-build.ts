import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Release } from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import type { SigningKeys } from './signature.ts';

/** After a power cut no move names a release whose description is empty. */
const FLUSHED = { flush: true };

interface Build {
	/** Absolute folder of the files, on the disk of the store; it is moved, or removed. */
	draft: string;
	release: Release;
}

/**
 * Releases never change: where the same was built before, its description stays, because sets name its hash. It is signed anew if
 * its signature does not hold (`holdsFor`).
 */
export async function placeBuild(store: ReleaseStore, { draft, release }: Build, signing: SigningKeys): Promise<void> {
	const { signer } = signing;
	const { name, version } = release;
	const description = JSON.stringify(release, null, '\t');
	await writeFile(join(draft, 'release.json'), description, FLUSHED);
	if (signer) await writeFile(join(draft, 'release.sig'), JSON.stringify(signer.sign(description)), FLUSHED);
	const isKept = (await store.has(name, version, signing)) || (signer && (await store.signAgain(release, signer)));
	if (isKept) return rm(draft, { recursive: true, force: true });
	const folder = store.folderOf(name, version);
	await mkdir(dirname(folder), { recursive: true });
	await rm(folder, { recursive: true, force: true });
	await rename(draft, folder);
}
