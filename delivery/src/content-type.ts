const TYPES: Record<string, string> = {
	js: 'text/javascript; charset=utf-8',
	css: 'text/css; charset=utf-8',
	json: 'application/json',
	avif: 'image/avif',
	jpg: 'image/jpeg',
	png: 'image/png',
	svg: 'image/svg+xml',
	webp: 'image/webp',
	woff2: 'font/woff2',
};

/** Of a file of a release, by the end of its name. */
export function contentTypeOf(path: string): string {
	return TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
}
