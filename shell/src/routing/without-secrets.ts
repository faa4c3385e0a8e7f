/** Parts of addresses as long as the shortest secret, which is the key of a draft. */
const LONG_PART = /(?<=[/=]|%2F)[\w-]{22,}(?![\w@+-]|\.\w)/gi;
/** Words and numbers, as slugs are, which random characters never look like, or an id that opens nothing by itself. */
const PLAIN_PART = /^([a-z_]+|\d+)(-([a-z_]+|\d+))*$|^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Takes the secrets of orders and drafts out of the addresses in a text that is logged or told to other servers (rule 27.21). */
export function withoutSecrets(text: string): string {
	return text.replaceAll(LONG_PART, (part) => (PLAIN_PART.test(part) ? part : '…'));
}
