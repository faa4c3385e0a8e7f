import { type Api, createApi } from '@pasaz/kernel/network/api';

type Hit = Record<string, string | number>;

/** Mapped entries by path, and hits of a search by the field that it filters. */
export interface FakeCatalogue {
	mapped?: Record<string, object>;
	hits?: Record<string, Hit[]>;
	/** Redirects by path. */
	redirects?: Record<string, { target: string; code: 301 | 302 }>;
	/** Matches the calls that fail. */
	fails?: RegExp;
}

function own<Value>(values: Record<string, Value> = {}, key: string): Value | undefined {
	return Object.hasOwn(values, key) ? values[key] : undefined;
}

/** The real client over a catalogue of a few addresses; `asked` lists its calls. */
export function fakeCatalogueApi({ mapped, hits, redirects, fails }: FakeCatalogue): { api: Api; asked: string[] } {
	const asked: string[] = [];
	const answer = (call: string, value: () => unknown, status = 200) => {
		asked.push(call);
		const isDown = fails?.test(call);
		return isDown ? Response.json({ code: 503, result: 'down' }, { status: 503 }) : Response.json(value(), { status });
	};
	const redirectAt = (path: string) => {
		const found = own(redirects, path);
		const missing = { code: 404, result: { errorMessage: 'none', errorCode: 'not-found' } };
		const body = found ? { code: 200, result: { path, ...found } } : missing;
		return answer(`redirect ${path}`, () => body, body.code);
	};
	const api = createApi({
		baseUrl: 'http://api.test',
		timeout: 1000,
		fetch: async (input, init) => {
			const [, path] = /\/ext\/redirect\/(.*)$/.exec(String(input)) ?? [];
			if (path !== undefined) return redirectAt(decodeURIComponent(path));
			const body = JSON.parse(String(init?.body));
			if (String(input).endsWith('/url/map')) return answer(`map ${body.url}`, () => own(mapped, body.url) ?? null);
			const [filter] = body.searchQuery._appliedFilters ?? [];
			const { attribute, value } = filter ?? { attribute: '', value: { eq: '' } };
			return answer(`${body.type} ${attribute} ${value.eq}`, () => {
				const found = (own(hits, body.type) ?? []).filter((hit) => own(hit, attribute) === value.eq);
				return { total: found.length, hits: found };
			});
		},
	});
	return { api, asked };
}
