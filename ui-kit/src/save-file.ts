/** Downloads a file under its name. */
export function saveFile(file: File): void {
	const href = URL.createObjectURL(file);
	Object.assign(document.createElement('a'), { href, download: file.name }).click();
	// a minute is enough for the browser, which reads the file after the click
	setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
