import { Attribute, catalogSearch } from '@pasaz/kernel/contract/catalog';
import { type Api, createApi } from '@pasaz/kernel/network/api';
import type { Logger } from 'pino';

/** Every field that a page reads from its address, beside the catalogue's filters. A page that reads another adds it here. */
const FIELDS = ['page', 'sort', 'price_from', 'price_to', 'flag', 'erin_recommends', 'q', 'childSku', 'next'];
/** Attributes that listings filter by (first document, section 5). */
const INPUTS = ['select', 'multiselect', 'boolean'];
const MOST_ATTRIBUTES = 150;
const TIMEOUT = 1000;
/** ms between two looks at the catalogue's attributes, and after one that failed. */
const REFRESH = 300_000;
const RETRY = 5000;

export interface KnownFields {
	has(name: string): boolean;
	/** Looks at the catalogue again; what was known stays where that fails. */
	refresh(): Promise<void>;
	close(): void;
}

async function attributeCodes(api: Api): Promise<string[]> {
	const fields = { attribute_code: true, frontend_input: true } as const;
	const body = {
		type: 'attribute',
		searchQuery: {},
		size: MOST_ATTRIBUTES,
		sourceInclude: Object.keys(fields),
	} as const;
	const { hits } = await api.call(catalogSearch, { body });
	const { attribute_code: code, frontend_input: input } = Attribute.shape;
	return hits.flatMap((hit) =>
		INPUTS.includes(input.parse(hit.frontend_input)) ? [code.parse(hit.attribute_code)] : [],
	);
}

/** The fields that pages read: what is not among them is dropped before a page is made, so that nobody can fill the cache with it. */
export async function openKnownFields(apiUrl: string, log: Logger): Promise<KnownFields> {
	const api = createApi({ baseUrl: apiUrl, timeout: TIMEOUT });
	let known = new Set(FIELDS);
	let timer: NodeJS.Timeout | undefined;

	async function refresh() {
		clearTimeout(timer);
		let next = REFRESH;
		try {
			known = new Set([...FIELDS, ...(await attributeCodes(api))]);
		} catch (error) {
			next = RETRY;
			log.warn({ err: error }, 'the fields of the filters are not known');
		}
		timer = setTimeout(refresh, next).unref();
	}
	await refresh();
	return { has: (name) => known.has(name), refresh, close: () => clearTimeout(timer) };
}
