import { browserArea, type LocalArea } from './area.ts';

interface StoredText<Value> {
	name: string;
	text: string | null;
	read: (json: unknown) => Value | undefined;
	area: LocalArea;
}

/** Characters; no value of the shop comes near it. */
const MAX_LENGTH = 2_000_000;
const MAX_QUARANTINED_LENGTH = 20_000;
/** Damaged values are kept for inspection, except in collections that may hold tokens and addresses. */
const IMPERSONAL = /^[^/]+\/(?!user\/|checkout\/|orders\/)/;

function parse<Value>(text: string, read: StoredText<Value>['read']): Value | undefined {
	if (text.length > MAX_LENGTH) return;
	try {
		return read(JSON.parse(text));
	} catch {
		return;
	}
}

function quarantine({ name, text, area }: { name: string; text: string; area: LocalArea }) {
	area.remove(name);
	if (text.length > MAX_QUARANTINED_LENGTH || !IMPERSONAL.test(name)) return;
	area.write(name.replace('/', '/quarantine/'), text);
}

/** @returns undefined without a usable value */
export function readStored<Value>({ name, text, read, area }: StoredText<Value>): Value | undefined {
	if (text === null) return;
	const value = parse(text, read);
	if (value === undefined) quarantine({ name, text, area });
	return value;
}

/** What the browser's own area has under a name. @returns undefined without a usable value */
export function storedValue<Value>(name: string, read: StoredText<Value>['read']): Value | undefined {
	return readStored({ name, text: browserArea.read(name), read, area: browserArea });
}
