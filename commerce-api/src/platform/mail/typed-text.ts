const LONGEST = 40;
/** Letters of any script with what stands between them in names. */
const NAME = /^\p{L}[\p{L}\p{M}'’ -]*$/u;

/** A typed name as a letter may repeat it to a stranger: empty if it may be an advertisement, a link or a sentence. */
export function nameInLetter(name: string): string {
	const trimmed = name.trim();
	return trimmed.length <= LONGEST && NAME.test(trimmed) && trimmed.split(/\s+/).length <= 3 ? trimmed : '';
}

const LONGEST_NOTE = 100;

/** A short note without anything like a link, as a letter may repeat it to a stranger's address; else empty. */
export function harmlessNote(text: string): string {
	return text.length <= LONGEST_NOTE && withoutLinks(text) === text ? text : '';
}

/** What somebody has typed, so that no mail program makes a link of it. */
export function withoutLinks(text: string): string {
	return text
		.replace(/:\/\//g, ' ')
		.replace(/\.(?=\p{L}{2})/gu, '. ')
		.replace(/@/g, ' (at) ');
}
