import { onOneConnection } from '../../../commerce-api/src/platform/database/open-postgres.ts';

interface Execute {
	execute(sql: string): PromiseLike<{ rows: Record<string, unknown>[] }>;
}

const SYLLABLES = [
	'ba',
	'ce',
	'do',
	'fi',
	'gu',
	'ho',
	'ja',
	'ke',
	'lo',
	'mi',
	'nu',
	'pa',
	're',
	'so',
	'ti',
	'wu',
	'za',
];

/** Makes a word of the copy's own, so that the vocabulary grows with the catalogue. */
function nameOf(copy: number): string {
	let [rest, word] = [copy, ''];
	for (let i = 0; i < 4; i += 1) {
		word += SYLLABLES[rest % SYLLABLES.length];
		rest = Math.floor(rest / SYLLABLES.length);
	}
	return word;
}

/**
 * Adds copies of the demo catalogue's products under skus, names and addresses of their own. Variants of copies get no document.
 * @param copies the numbers of the first and the last copy, from 1
 */
export function multiplyCatalog(url: string, copies: { first: number; last: number }): Promise<void> {
	return onOneConnection(url, async (db: Execute) => {
		const { rows } = await db.execute('select max(id) as step from products');
		await db.execute('create table if not exists originals as select * from products');
		const step = copies.first === 1 ? Number(rows[0]?.step) : await stepOf(db);
		await db.execute(`create table if not exists copy_step as select ${step} as step`);
		const indexes = await dropIndexes(db);
		for (let copy = copies.first; copy <= copies.last; copy += 1) {
			for (const statement of copyStatements(copy, step)) await db.execute(statement);
		}
		for (const index of indexes) await db.execute(index);
		await db.execute('update catalog_state set version = version + 1, imported = version + 1');
		await db.execute('vacuum analyze');
	});
}

async function stepOf(db: Execute): Promise<number> {
	const { rows } = await db.execute('select step from copy_step');
	return Number(rows[0]?.step);
}

/** Building an index once is far cheaper than a million additions. */
async function dropIndexes(db: Execute): Promise<string[]> {
	const { rows } = await db.execute(`
		select indexname, indexdef from pg_indexes
		where tablename in ('products', 'product_texts', 'product_parts') and indexdef not like '%UNIQUE%'`);
	for (const { indexname } of rows) await db.execute(`drop index "${indexname}"`);
	return rows.map(({ indexdef }) => String(indexdef));
}

function copyStatements(copy: number, step: number): string[] {
	const shift = copy * step;
	const name = nameOf(copy);
	const sku = `sku || '-c${copy}'`;
	const child = `c || jsonb_build_object('id', (c->>'id')::int + ${shift}, 'sku', (c->>'sku') || '-c${copy}')`;
	return [
		`insert into products select (jsonb_populate_record(p, jsonb_build_object(
			'id', id + ${shift}, 'sku', ${sku}, 'url_key', url_key || '-c${copy}', 'name', name || ' ${name}',
			'parent_id', parent_id + ${shift}, 'listed_as', listed_as + ${shift},
			'final_price', final_price + ${(copy % 37) * 100}, 'original_price', original_price + ${(copy % 37) * 100},
			'priority', (priority * 7 + ${copy}) % 1000, 'created_at', created_at - interval '${copy} hours',
			'revision', nextval('product_revision')))).* from originals p`,
		`insert into stock select product_id + ${shift}, ${sku}, qty, is_in_stock, manage_stock from stock
			where product_id in (select id from originals)`,
		`insert into product_parts select parent_id + ${shift}, part_id + ${shift}, option_id, required, is_default, qty
			from product_parts where parent_id in (select id from originals)`,
		`insert into product_texts (store, product_id, title, vector) select store, product_id + ${shift}, title || ' ${name}',
			vector || setweight(to_tsvector('simple', '${name}'), 'A') || (quote_literal(lower(${sku})) || ':1B')::tsvector
			from product_texts join originals on id = product_id`,
		`insert into search_words (word, written, frequency) values ('${name}', '${name}', 261) on conflict do nothing`,
		`insert into product_documents select product_id + ${shift}, document
			|| jsonb_build_object('id', product_id + ${shift}, 'sku', ${sku}, 'url_key', url_key || '-c${copy}', 'name', name || ' ${name}')
			|| case when document ? 'configurable_children' then jsonb_build_object('configurable_children',
				(select jsonb_agg(${child}) from jsonb_array_elements(document->'configurable_children') c)) else '{}' end
			from product_documents join originals on id = product_id and parent_id is null`,
	];
}
