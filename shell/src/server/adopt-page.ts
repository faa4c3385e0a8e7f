import type { Remote } from '../composition/remote.ts';
import type { CachedPage, KeptForm } from './output-cache.ts';

/** What a kept page says of its release set. */
export interface SetFingerprint {
	set: string;
	shell: string;
	remotes: readonly Remote[];
	broken: readonly string[];
	/** Addresses of all views, as documents tell them to the client: JSON. */
	views: string;
}

type Replacements = readonly (readonly [string, string])[];

interface Difference {
	changed: readonly string[];
	replacements: Replacements;
}

/** What has to be replaced in the document; undefined if the sets have too little in common. */
function differenceOf(from: SetFingerprint, to: SetFingerprint): Difference | undefined {
	const isWhole = from.broken.length + to.broken.length === 0;
	const isAlike = isWhole && from.shell === to.shell && from.views === to.views;
	if (!isAlike || from.remotes.length !== to.remotes.length) return;
	const pairs = from.remotes.map((remote, index) => [remote, to.remotes[index] ?? remote] as const);
	if (pairs.some(([old, now]) => old.name !== now.name)) return;
	const changed = pairs.filter(([old, now]) => old.entry !== now.entry);
	return {
		changed: changed.map(([{ name }]) => name),
		replacements: changed.map(([old, now]) => [JSON.stringify(old), JSON.stringify(now)]),
	};
}

/** Each is in the text once, or not at all. */
function replaceEach(text: string, replacements: Replacements): string | undefined {
	let replaced = text;
	for (const [old, now] of replacements) {
		const parts = replaced.split(old);
		if (parts.length > 2) return;
		replaced = parts.join(now);
	}
	return replaced;
}

function adoptForm({ plain }: KeptForm, id: Replacements[number], { changed, replacements }: Difference) {
	const kept = Buffer.from(plain).toString();
	const text = kept.includes(id[0]) ? replaceEach(kept, [id, ...replacements]) : undefined;
	if (text === undefined) return;
	// The page names files of a slice only if it shows something of it, beside the entry in its list of slices.
	const rest = replacements.reduce((left, [, now]) => left.replace(now, ''), text);
	if (changed.some((name) => rest.includes(`/releases/${name}/`))) return;
	return { plain: new Uint8Array(Buffer.from(text)), brotli: undefined } satisfies KeptForm;
}

const idIn = ({ set }: SetFingerprint) => `"releaseSet":"${set}"`;

/** Turns a page into that of another set if neither the shell nor a slice on it differs. @returns undefined if it must be made again */
export function adoptPage(page: CachedPage, from: SetFingerprint, to: SetFingerprint): CachedPage | undefined {
	const found = differenceOf(from, to);
	if (!found) return;
	const id = [idIn(from), idIn(to)] as const;
	const document = adoptForm(page.document, id, found);
	const record = adoptForm(page.record, id, found);
	return document && record && { ...page, document, record };
}
