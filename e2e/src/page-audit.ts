import { HtmlValidate } from 'html-validate';

/** The recommended preset without the rules that this markup need not keep. */
const html = new HtmlValidate({
	extends: ['html-validate:recommended'],
	rules: {
		// React writes void elements and boolean attributes in its own way, which browsers read alike
		'void-style': 'off',
		'attribute-boolean-style': 'off',
		'attribute-empty-style': 'off',
		'doctype-style': 'off',
		'no-trailing-whitespace': 'off',
		'attr-case': 'off',
		// ids of React begin with an underscore, which HTML allows
		'valid-id': ['error', { relaxed: true }],
		// checkboxes of one filter share a name, as a query may hold a field several times
		'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
		// the editors' titles may be longer than what a result of a search engine shows
		'long-title': 'off',
	},
});

function textOf(markup: string, pattern: RegExp): string {
	return pattern.exec(markup)?.[1]?.trim() ?? '';
}

/** Properties without which a search engine ignores an object. */
const REQUIRED: Record<string, readonly string[]> = {
	Product: ['name', 'offers'],
	ProductGroup: ['name', 'productGroupID', 'variesBy', 'hasVariant'],
	Offer: ['price', 'priceCurrency', 'availability', 'url', 'itemCondition'],
	BreadcrumbList: ['itemListElement'],
	ItemList: ['itemListElement'],
	ListItem: ['position'],
	OnlineStore: ['name', 'url'],
	WebSite: ['name', 'url', 'potentialAction'],
	SearchAction: ['target', 'query-input'],
	FAQPage: ['mainEntity'],
	Question: ['name', 'acceptedAnswer'],
	WebPage: ['name', 'url'],
};

/** Finds every object of schema.org in a value, at any depth. */
function objectsIn(value: unknown): Record<string, unknown>[] {
	if (Array.isArray(value)) return value.flatMap(objectsIn);
	if (typeof value !== 'object' || value === null) return [];
	const inner = Object.values(value).flatMap(objectsIn);
	return '@type' in value ? [{ ...value }, ...inner] : inner;
}

function schemaFaults(markup: string): string[] {
	const blocks = [...markup.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
	return blocks.flatMap(([, text = '']) => {
		const written: unknown = JSON.parse(text);
		const objects = objectsIn(written);
		if (objects.length === 0) return ['JSON-LD without an object'];
		return objects.flatMap((object) => {
			const required = REQUIRED[String(object['@type'])] ?? [];
			const missing = required.filter((property) => object[property] === undefined || object[property] === '');
			return missing.map((property) => `${object['@type']} without ${property}`);
		});
	});
}

/** Lists the types of the objects that a page describes to search engines. */
export function schemaTypes(markup: string): string[] {
	const blocks = [...markup.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
	return blocks.flatMap(([, text = '']) => objectsIn(JSON.parse(text)).map((object) => String(object['@type'])));
}

/** Lists what a search engine would find wrong with a page. */
export function pageFaults(markup: string): string[] {
	const faults: string[] = [];
	const headings = markup.match(/<h1[\s>]/g)?.length ?? 0;
	if (headings !== 1) faults.push(`${headings} headings of the first level`);
	if (!textOf(markup, /<title>([^<]*)<\/title>/)) faults.push('no title');
	if (!textOf(markup, /<meta name="description" content="([^"]*)"/)) faults.push('no description');
	if (!textOf(markup, /<link rel="canonical" href="([^"]*)"/)) faults.push('no canonical address');
	if (!textOf(markup, /<meta property="og:title" content="([^"]*)"/)) faults.push('nothing for where it is shared');
	return [...faults, ...schemaFaults(markup)];
}

/** Lists what an HTML checker finds wrong with a page. */
export async function markupFaults(markup: string): Promise<string[]> {
	const { results } = await html.validateString(markup);
	const messages = results.flatMap((result) => result.messages);
	return [...new Set(messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`))];
}

/** Lists the paths within the shop that a page links to. */
export function linkedPaths(markup: string, base: string): string[] {
	const links = [...markup.matchAll(/<a\s[^>]*?href="([^"#]+)"/g)].map(
		([, href = '']) => new URL(href.replaceAll('&amp;', '&'), base),
	);
	const { origin } = new URL(base);
	return [...new Set(links.filter((link) => link.origin === origin).map(({ pathname }) => pathname))];
}
