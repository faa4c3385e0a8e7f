import { fakeShop } from '@pasaz/kernel/composition/shop.fake';
import { storeLink } from '@pasaz/kernel/contract/store-view';
import { POLAND } from '@pasaz/kernel/contract/store-views.fixture';
import { describe, expect, it } from 'vitest';
import { Lead } from './lead.tsx';
import { renderPart } from './render.fake.tsx';

const GERMANY = { ...POLAND, storeCode: 'de', appendStoreCode: true };
const ITALY = { ...GERMANY, storeCode: 'it' };

function shownIn(storeView: typeof POLAND, html: string): string {
	return renderPart(
		<Lead html={html} />,
		fakeShop({ storeView, storeLinks: [POLAND, GERMANY, ITALY].map(storeLink) }),
	).replace(/^<div[^>]*>|<\/div>$/g, '');
}

describe('a link in a text of editors', () => {
	it.each([
		['<a href="/faq"></a>', '<a href="/de/faq"></a>'],
		['<a class="x" href="/faq#zwroty"></a>', '<a class="x" href="/de/faq#zwroty"></a>'],
		['<a href="/">Start</a> <a href="/o-nas"></a>', '<a href="/de">Start</a> <a href="/de/o-nas"></a>'],
		['<a href="/denim"></a>', '<a href="/de/denim"></a>'],
		['<a href="/?a=1"></a>', '<a href="/de?a=1"></a>'],
	])('leads on within the store view: %s', (html, expected) => {
		expect(shownIn(GERMANY, html)).toBe(expected);
		expect(shownIn(GERMANY, expected)).toBe(expected);
	});

	it.each([
		'<a href="https://brzask.example/faq"></a>',
		'<a href="//brzask.example/faq"></a>',
		'<a href="#zwroty"></a>',
		'<a href="/zwrot-pdf?storeCode=de"></a>',
		'<a href="/sitemap.xml"></a>',
		'<a href="/img/1.webp"><img src="/img/1.webp"></a>',
	])('to what has no store view stays: %s', (html) => expect(shownIn(GERMANY, html)).toBe(html));

	it.each(['<a href="/it"></a>', '<a href="/it/donna?a=1"></a>'])('to another store view stays: %s', (html) =>
		expect(shownIn(GERMANY, html)).toBe(html),
	);

	it('stays as it was written where addresses have no prefix', () => {
		expect(shownIn(POLAND, '<a href="/faq"></a>')).toBe('<a href="/faq"></a>');
	});
});
