import { escapeUTF8 } from 'entities';

/** Text as it may stand in an element or an attribute; characters that XML cannot hold are left out. */
export function escapeXml(text: string): string {
	return escapeUTF8(text.toWellFormed().replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''));
}
