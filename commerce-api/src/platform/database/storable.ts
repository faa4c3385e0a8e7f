/** Whether the database and its driver write a moment alike; false for what is no moment. */
export function isStorable(moment: Date): boolean {
	const year = moment.getUTCFullYear();
	return year >= 1 && year <= 9999;
}
