import type { ShownData } from '@pasaz/kernel/contract/slices';
import type { StaticHandlerContext } from 'react-router';
import { pageHandleIn } from '../routing/page-meta.ts';

/** The data of a page as JSON, written once for its record and its document. */
export interface LoaderDataJson {
	record: string;
	/** Without what the client reads back from the page (`handle.shown`). */
	boot: string;
}

export function pageDataOf({ matches, loaderData }: StaticHandlerContext): unknown {
	const last = matches.at(-1);
	return last && loaderData[last.route.id];
}

function findingsOf(data: unknown, { fields, brief }: ShownData<unknown>): object {
	const told = Object.entries(data ?? {}).filter(([field]) => !fields.includes(field));
	return { ...Object.fromEntries(told), ...brief?.(data) };
}

/** The menu is in neither: all pages share it, and the client reads it from the first one. */
export function loaderDataJson(context: StaticHandlerContext): LoaderDataJson {
	const { default: menu, ...branch } = context.loaderData;
	const id = context.matches.at(-1)?.route.id ?? '';
	const shown = pageHandleIn(context.matches)?.shown;
	const record = JSON.stringify(branch);
	// Nothing can be read back from a page that failed, the menu included.
	if (context.errors) return { record, boot: JSON.stringify(context.loaderData) };
	return { record, boot: shown ? JSON.stringify({ ...branch, [id]: findingsOf(branch[id], shown) }) : record };
}
