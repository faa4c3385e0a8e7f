import { isDeepStrictEqual } from 'node:util';
import { openFolder } from './folder-objects.ts';
import { integrityOf } from './integrity.ts';
import { openMirror } from './mirror.ts';
import { type ObjectStore, StoreUnavailable } from './object-store.ts';
import { type PackageName, type PlacedVersion, placedIn, Release, type ReleaseSet } from './release.ts';
import { type Description, describeHere, isGood, parseJson, pathOf, readDescription } from './release-description.ts';
import { assertSigned, type ReleaseKeys, type Signer, type SigningKeys } from './signature.ts';

export interface ReleaseFolders {
	/** Fetches the release if this machine has none. @throws if it is that of another folder */
	find(name: PackageName, version: string): Promise<Release | undefined>;
	/** As `find`. @returns whether there is one that a publisher leaves as it is */
	has(name: PackageName, version: string, signing: SigningKeys): Promise<boolean>;
	/** Signs a release of this machine that was built again, and keeps its description. @returns false if it differs from that build */
	signAgain(built: Release, signer: Signer): Promise<boolean>;
	/** As `find`. @throws if the release is not the one of the set, or not signed by one of the keys if there are any */
	findPlaced(name: PackageName, placed: PlacedVersion, keys?: ReleaseKeys): Promise<Release | undefined>;
	/** Shares a release that was built here. @returns the one that holds @throws if there is none, or it is that of another folder */
	place(name: PackageName, version: string, signing: SigningKeys): Promise<PlacedVersion>;
	/** Puts into the store what that lacks of a set which this machine has. */
	share(set: ReleaseSet): Promise<void>;
}

/** @throws if a description is not the one of its set, or not signed by one of the keys if there are any */
function checkPlaced(name: PackageName, { version, hash }: PlacedVersion, keys: ReleaseKeys | undefined) {
	const what = `Release ${version} of ${name}`;
	return (found: Description): Release => {
		const { content, signature } = found;
		if (integrityOf(content) !== hash) throw new Error(`${what} is not the one of its set`);
		if (keys) assertSigned(keys, what, { content, signature: parseJson(signature), packages: [name] });
		return readDescription(name, version, found);
	};
}

/** Builds of the same sources differ in when, by whom and of which commit they were made. @throws for another one, or a damaged one */
function assertSameBuild(built: Release, { content }: Description): void {
	const { provenance } = Release.parse(parseJson(content));
	const expected = { ...built, provenance: provenance && { ...provenance, react: built.provenance?.react } };
	const isSame = isDeepStrictEqual(parseJson(Buffer.from(JSON.stringify(expected))), parseJson(content));
	if (!isSame) throw new Error(`Release ${built.version} of ${built.name} is another build`);
}

function passes(check: () => unknown): boolean {
	try {
		check();
		return true;
	} catch {
		return false;
	}
}

/** @param root absolute @param remote store of which the folder is the mirror */
export function openReleaseFolders(root: string, remote: ObjectStore | undefined): ReleaseFolders {
	const mirror = remote && openMirror(remote, root);
	const local = openFolder(root);

	async function describe(name: PackageName, version: string): Promise<Description | undefined> {
		const own = await describeHere(root, name, version);
		if (own) return own;
		await mirror?.fetch(name, version);
		return describeHere(root, name, version);
	}
	/** What differs from the set, or was signed anew since, is fetched. */
	async function describePlaced(name: PackageName, placed: PlacedVersion, check: (found: Description) => Release) {
		const { version, hash } = placed;
		const own = await describeHere(root, name, version);
		const isOwn = own !== undefined && integrityOf(own.content) === hash;
		if (!mirror || (isOwn && passes(() => check(own)))) return own;
		try {
			await mirror.fetch(name, version, check);
		} catch (error) {
			// a store that is away says nothing of a signature that does not hold here
			if (!isOwn || !(error instanceof StoreUnavailable)) throw error;
		}
		return describeHere(root, name, version);
	}

	return {
		find: async (name, version) => {
			const found = await describe(name, version);
			return found && readDescription(name, version, found);
		},
		has: async (name, version, signing) => {
			const found = await describe(name, version);
			return found !== undefined && isGood(name, version, found, signing);
		},
		signAgain: async (built, signer) => {
			const found = await describeHere(root, built.name, built.version);
			if (!found || !passes(() => assertSameBuild(built, found))) return false;
			const signature = JSON.stringify(signer.sign(found.content));
			await local.put(`${pathOf(built.name, built.version)}/release.sig`, signature);
			return true;
		},
		findPlaced: async (name, placed, keys) => {
			const check = checkPlaced(name, placed, keys);
			const found = await describePlaced(name, placed, check);
			return found && check(found);
		},
		place: async (name, version, signing) => {
			const check = (found: Description) => readDescription(name, version, found);
			await mirror?.share(name, version, check, (found) => isGood(name, version, found, signing));
			const found = await describe(name, version);
			if (!found) throw new Error(`Release ${version} of ${name} is missing`);
			check(found);
			return { version, hash: integrityOf(found.content) };
		},
		share: async (set) => {
			await Promise.all(placedIn(set).map(([name, { version }]) => mirror?.supply(name, version)));
		},
	};
}
