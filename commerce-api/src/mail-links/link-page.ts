import { html } from 'hono/html';
import type { Language } from '../mail/language.ts';

interface Shown {
	language: Language;
	sentence: string;
	/** What the one button says; without it the page only tells. */
	button?: string;
	/** Where the shop is. */
	home: { url: string; label: string };
}

/** What a mail's link opens: it asks once more, because programs follow links, too, to look for viruses. */
export function linkPage({ language, sentence, button, home }: Shown) {
	return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${sentence}</title>
<style>
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: #1d1b19; background: #f3f1ed; }
main { max-width: 26rem; margin: 10vh auto; padding: 2rem; background: #fff; border-radius: .5rem; }
h1 { margin: 0 0 1.5rem; font-size: 1.25rem; }
button { width: 100%; min-height: 3rem; font: inherit; border: 0; border-radius: .25rem; background: #1d1b19; color: #fff; cursor: pointer; }
a { color: inherit; }
:focus-visible { outline: 3px solid #b4552d; outline-offset: 2px; }
</style>
</head>
<body>
<main>
<h1>${sentence}</h1>
${button ? html`<form method="post"><button>${button}</button></form>` : ''}
<p><a href="${home.url}">${home.label}</a></p>
</main>
</body>
</html>`;
}
