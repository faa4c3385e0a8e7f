import sanitizeHtml from 'sanitize-html';

const TAGS =
	'h2 h3 h4 p ul ol li br hr strong em b i u sup sub span div a blockquote img figure figcaption dl dt dd section address table caption thead tbody tfoot tr th td';
const RULES = {
	allowedTags: TAGS.split(' '),
	allowedAttributes: {
		a: ['href', 'title'],
		img: ['src', 'alt', 'width', 'height', 'loading'],
		th: ['scope', 'colspan', 'rowspan'],
		td: ['colspan', 'rowspan'],
		section: ['id'],
		h2: ['id'],
		h3: ['id'],
	},
	allowedSchemes: ['https', 'http', 'mailto', 'tel'],
	allowedSchemesByTag: { img: ['https'] },
	allowProtocolRelative: false,
};

/** Removes everything executable. Pages print HTML unescaped, so it is cleaned once, when it is written. */
export function cleanHtml(html: string): string {
	return html.includes('<') || html.includes('&') ? sanitizeHtml(html, RULES) : html;
}
