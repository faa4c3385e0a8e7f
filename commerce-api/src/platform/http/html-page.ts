import { html, raw } from 'hono/html';

export type Html = ReturnType<typeof html>;

const STYLE = raw(`
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: #1d1b19; background: #f3f1ed; }
main { max-width: 26rem; margin: 10vh auto; padding: 2rem; background: #fff; border-radius: .5rem; }
main.wide { max-width: 60rem; margin-block: 2rem; }
h1 { margin: 0 0 1rem; font-size: 1.5rem; }
a { color: inherit; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 1.5rem 0; }
dd { margin: 0; text-align: right; font-weight: 600; }
form { display: grid; gap: .75rem; margin-top: 1.5rem; }
label { display: grid; gap: .25rem; font-weight: 600; }
small { color: #5d5852; }
[role=alert] { margin: 0; color: #a3261b; font-weight: 600; }
input, button { min-height: 3rem; font: inherit; border-radius: .25rem; border: 1px solid #1d1b19; box-sizing: border-box; }
input { padding: 0 .75rem; letter-spacing: .2em; }
button { background: #1d1b19; color: #fff; cursor: pointer; }
button.plain { background: #fff; color: #1d1b19; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .5rem; text-align: left; border-bottom: 1px solid #d8d3ca; }
pre { padding: 1rem; background: #f3f1ed; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
:focus-visible { outline: 3px solid #b4552d; outline-offset: 2px; }
`);

interface HtmlPage {
	language: string;
	title: string;
	content: Html;
	/** A card by default; wide pages hold tables. */
	width?: 'card' | 'wide';
}

/** A self-contained page without scripts or other files. */
export function htmlPage({ language, title, content, width = 'card' }: HtmlPage): Html {
	return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main class="${width}">
<h1>${title}</h1>
${content}
</main>
</body>
</html>`;
}
