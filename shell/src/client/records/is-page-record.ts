import type { PageRecord } from '../../routing/page-record.ts';

function isObject(value: unknown): value is object {
	return typeof value === 'object' && value !== null;
}

function isMoved(record: object): boolean {
	return 'movedTo' in record && typeof record.movedTo === 'string' && 'status' in record;
}

function isShown(record: object): boolean {
	const { status, loaderData, head, scripts, styles } = {
		status: 0,
		loaderData: 0,
		head: 0,
		scripts: 0,
		styles: 0,
		...record,
	};
	const lists: unknown[] = [scripts, styles];
	return (
		Number(status) >= 200 && isObject(loaderData) && isObject(head) && 'title' in head && lists.every(Array.isArray)
	);
}

/** Whether a value has the parts of a record. The server of the same release set has made what is in them. */
export function isPageRecord(value: unknown): value is PageRecord {
	if (!isObject(value) || !('releaseSet' in value)) return false;
	return isMoved(value) || isShown(value);
}
