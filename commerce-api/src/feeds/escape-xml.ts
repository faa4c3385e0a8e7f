const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Text as it may stand in an element or an attribute; characters that XML cannot hold are left out. */
export function escapeXml(text: string): string {
	return text
		.toWellFormed()
		.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
		.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
