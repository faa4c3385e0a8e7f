import { join } from 'node:path';
import { readIfExists } from './folder-json.ts';
import type { ObjectStore } from './object-store.ts';
import { type PackageName, Release } from './release.ts';
import { holdsFor, type SigningKeys } from './signature.ts';

export interface Description {
	/** Bytes of `release.json`. */
	content: Buffer;
	/** Bytes of `release.sig`. */
	signature: Buffer | undefined;
}

export const pathOf = (name: PackageName, version: string) => `releases/${name}/${version}`;

async function describe(read: ObjectStore['read'], path: string): Promise<Description | undefined> {
	const content = await read(`${path}/release.json`);
	return content && { content, signature: await read(`${path}/release.sig`) };
}

export function describeIn(store: ObjectStore, name: PackageName, version: string) {
	return describe(store.read, pathOf(name, version));
}

/** Where the disk fails here, the one release is at fault, and a shop does without it. @param root absolute */
export function describeHere(root: string, name: PackageName, version: string) {
	return describe((path) => readIfExists(join(root, path)), pathOf(name, version));
}

export const parseJson = (content: Buffer | undefined): unknown => content && JSON.parse(content.toString());

/** @throws if it is that of another folder: its signature stays good where somebody copies it */
export function readDescription(name: PackageName, version: string, { content }: Description): Release {
	const release = Release.parse(parseJson(content));
	if (release.name === name && release.version === version) return release;
	throw new Error(`Release ${version} of ${name} says that it is release ${release.version} of ${release.name}`);
}

/** Whether a publisher leaves a release as it is: it is that of its folder, and its signature holds (`holdsFor`). */
export function isGood(name: PackageName, version: string, found: Description, signing: SigningKeys): boolean {
	try {
		readDescription(name, version, found);
		const signature = parseJson(found.signature);
		return holdsFor(signing, { content: found.content, signature, packages: [name] });
	} catch {
		return false;
	}
}
