/** Marks of the direction of writing, and what has no width. */
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const SPACES = /[\u00a0\u2007\u202f]/g;
const DASHES = /[\u2010-\u2013\u2212]/g;

/** Typed or pasted text with plain spaces and hyphens: keyboards, mail programs and copied pages put in signs that nobody sees. */
export function tidyText(text: string): string {
	return text.replace(UNSEEN, '').replace(SPACES, ' ').replace(DASHES, '-').trim();
}
