import { escapeUTF8 } from 'entities';

/** Escapes text for elements and attributes, without characters that XML does not allow. */
export function escapeXml(text: string): string {
	return escapeUTF8(text.toWellFormed().replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''));
}
