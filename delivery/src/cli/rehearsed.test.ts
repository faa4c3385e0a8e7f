import { expect, it } from 'vitest';
import { linesOf } from './rehearsed.ts';

const failing = (url: string, fault: string, cause?: string) => ({ url, faults: [fault], cause, changes: [] });

it('tells what is wrong once, with some of the pages that have it (26.39)', () => {
	const pages = [
		...['/', '/faq', '/de', '/de/faq', '/it'].map((url) => failing(url, 'answers 500', 'mf_content: Error: broken')),
		failing('/cart', 'answers 500'),
	];
	expect(linesOf(pages, 'faults')).toEqual([
		'/, /faq, /de and 2 more: answers 500: mf_content: Error: broken',
		'/cart: answers 500',
	]);
});

it('tells of times after all else', () => {
	const changed = (url: string, change: string) => ({ url, faults: [], changes: [change] });
	const pages = [changed('/', '900 ms, were 100'), changed('/loyalty', 'status: 200, was 404')];
	expect(linesOf(pages, 'changes')).toEqual(['/loyalty: status: 200, was 404', '/: 900 ms, were 100']);
});
