/** Ends the running task, so that the browser can paint and answer the shopper between two steps of the start. */
export function nextTask(): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve));
}
