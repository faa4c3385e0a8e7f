import { POLAND } from '@pasaz/kernel/contract/store-views.fixture';
import { expect, it } from 'vitest';
import { linksInStore } from './links-in-store.ts';

const GERMANY = { storeCode: 'de', appendStoreCode: true };

it.each([
	['<a href="/faq">', '<a href="/de/faq">'],
	['<a class="x" href="/faq#zwroty">', '<a class="x" href="/de/faq#zwroty">'],
	['<a href="/">Start</a> <a href="/o-nas">', '<a href="/de">Start</a> <a href="/de/o-nas">'],
	['<a href="https://brzask.example/faq">', '<a href="https://brzask.example/faq">'],
	['<a href="//brzask.example/faq">', '<a href="//brzask.example/faq">'],
	['<a href="#zwroty">', '<a href="#zwroty">'],
	['<img src="/img/1.webp">', '<img src="/img/1.webp">'],
])('%s leads on within the store view', (html, expected) => {
	expect(linksInStore(html, GERMANY)).toBe(expected);
});

it('stays as it was written where addresses have no prefix', () => {
	expect(linksInStore('<a href="/faq">', POLAND)).toBe('<a href="/faq">');
});
