const NAMED: Record<string, string> = {
	...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', reg: '®', trade: '™', copy: '©', deg: '°' },
	...{
		frac12: '½',
		frac14: '¼',
		frac34: '¾',
		eacute: 'é',
		ndash: '–',
		mdash: '—',
		rsquo: '’',
		lsquo: '‘',
		hellip: '…',
	},
};

/** Names and labels are plain text in the shop, but may hold HTML entities in the export. */
export function decodeEntities(text: string): string {
	return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]+\d*);/gi, (entity, name: string) => {
		if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? entity;
		const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
		return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
	});
}
