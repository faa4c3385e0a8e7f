import { expect, it } from 'vitest';
import { globalSelectors, styleFaults } from './style-faults.ts';

it.each([
	['body{margin:0}', ['body']],
	[':root{--paper:#fff}', [':root']],
	['*,.p1{margin:0}', ['*']],
	['@layer reset,tokens;@layer components{.p1{color:red}a:hover{color:red}}', ['a:hover']],
	['@media (width>=64rem){@supports (gap:1px){[data-live]{gap:0}}}', ['[data-live]']],
	['p:not(.p1),.p1 p{margin:0}', ['p:not(.p1)']],
	['.p1{color:red;&:hover,span{color:blue}}', []],
	[':is(.p1,.p2) a,html:has(.p3){color:red}', []],
	['@keyframes spin{from{rotate:0deg}to{rotate:1turn}}@font-face{font-family:x}', []],
	['.p1::before{content:"} body {"}/* body{} */.p2{color:red}', []],
])('%s has the global selectors %j', (css, selectors) => {
	expect(globalSelectors(css)).toEqual(selectors);
});

it('lets the shell style all pages, and each class have one owner', () => {
	const packages = [
		{ name: 'shell', css: 'body{margin:0}.s1{color:red}' },
		{ name: 'mf_product', css: '.p1 .s1{color:blue}' },
		{ name: 'mf_content', css: '.t1{inset:0}.t1.t2{inset:.5px}' },
	];
	expect(styleFaults(packages)).toEqual(['mf_product styles the class s1, which shell has']);
});
