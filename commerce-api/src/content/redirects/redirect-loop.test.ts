import fc from 'fast-check';
import { expect, it } from 'vitest';
import { redirectLoop } from './redirect-loop.ts';

function circle(start: string, table: Record<string, string>) {
	const redirects = Object.entries(table).map(([path, target]) => ({ path, target, code: 301 as const }));
	return redirectLoop(start, redirects);
}

it.each([
	['to itself', { a: '/a' }, ['a']],
	['to itself with a query', { a: '/a?sort=price' }, ['a']],
	['to a part of itself', { a: '/a#b' }, ['a']],
	['to itself with a slash', { a: '/a/' }, ['a']],
	['to itself in capitals', { a: '/A' }, ['a']],
	['to another and back', { a: '/b', b: '/a' }, ['a', 'b']],
	['over several and back', { a: '/b/c', 'b/c': '/%C5%BC?x=/b', ż: '/a' }, ['a', 'b/c', 'ż']],
	['to a page', { a: '/b' }, []],
	['to a page over another', { a: '/b', b: '/c' }, []],
	['into a circle of others', { a: '/b', b: '/c', c: '/b' }, []],
	['to another that leads nowhere', { a: '/b', b: '//evil.example/a' }, []],
	['to another site', { a: 'https://partner.example/a' }, []],
	['to what is no address', { a: '/%zz' }, []],
])('a redirect %s', (_, table, expected) => {
	expect(circle('a', table)).toEqual(expected);
});

it('may lead from capitals to what is known in small letters', () => {
	expect(circle('Sale', { Sale: '/sale' })).toEqual([]);
	expect(circle('Sale', { Sale: '/sale', sale: '/Sale' })).toEqual(['Sale', 'sale']);
});

it('is found for each of a circle, and each way without one has an end', () => {
	const path = fc.constantFrom('a', 'b', 'c', 'd', 'e');
	fc.assert(
		fc.property(fc.dictionary(path, path), (ways) => {
			const table = Object.fromEntries(Object.entries(ways).map(([from, to]) => [from, `/${to}`]));
			const inCircles = new Set(Object.keys(ways).filter((from) => circle(from, table).length > 0));
			for (const from of Object.keys(ways)) {
				let at: string | undefined = from;
				for (let step = 0; step < 5 && at !== undefined && !inCircles.has(at); step += 1) at = ways[at];
				expect(at === undefined || inCircles.has(at)).toBe(true);
			}
			for (const from of inCircles) for (const one of circle(from, table)) expect(inCircles).toContain(one);
		}),
	);
});
