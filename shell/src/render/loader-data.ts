import type { StaticHandlerContext } from 'react-router';
import { isPageHandle } from '../routing/page-meta.ts';

/** The data of a page as JSON, written once for its record and its document. */
export interface LoaderDataJson {
	record: string;
	/** Leaves out the fields that the client reads back from the page (`handle.shown`). */
	boot: string;
}

export function pageDataOf({ matches, loaderData }: StaticHandlerContext): unknown {
	const last = matches.at(-1);
	return last && loaderData[last.route.id];
}

function fieldsOf(data: unknown, isWanted: (field: string) => boolean) {
	return Object.fromEntries(Object.entries(data ?? {}).filter(([field]) => isWanted(field)));
}

/** Joins the JSON of two objects that have no field in common. */
function joined(one: string, other: string) {
	if (one === '{}') return other;
	return other === '{}' ? one : `${one.slice(0, -1)},${other.slice(1)}`;
}

/** The menu is in neither: all pages share it, and the client reads it from the first one. */
export function loaderDataJson(context: StaticHandlerContext): LoaderDataJson {
	const { default: menu, ...branch } = context.loaderData;
	const { id = '', handle } = context.matches.at(-1)?.route ?? {};
	const shown = isPageHandle(handle) ? handle.shown?.fields : undefined;
	// Nothing can be read back from a page that failed, the menu included.
	if (context.errors) return { record: JSON.stringify(branch), boot: JSON.stringify(context.loaderData) };
	if (!shown) {
		const json = JSON.stringify(branch);
		return { record: json, boot: json };
	}
	const { [id]: page, ...others } = branch;
	const withOthers = (json: string) => joined(JSON.stringify(others), `{${JSON.stringify(id)}:${json}}`);
	const sent = JSON.stringify(fieldsOf(page, (field) => !shown.includes(field)));
	const read = JSON.stringify(fieldsOf(page, (field) => shown.includes(field)));
	return { record: withOthers(joined(sent, read)), boot: withOthers(sent) };
}
