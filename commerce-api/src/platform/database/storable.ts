/** Whether the database can store a moment; false for an invalid Date. */
export function isStorable(moment: Date): boolean {
	const year = moment.getUTCFullYear();
	return year >= 1 && year <= 9999;
}
