import { html } from 'hono/html';

/** Where engineers try the calls; `page/try-it.js` fills it from the document. */
export function docsPage() {
	return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Pasaż commerce API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/style.css">
<script type="module" src="/api/docs/try-it.js"></script>
</head>
<body>
<header>
<h1>Pasaż commerce API</h1>
<p id="about"></p>
<p><a href="/api/openapi.json">OpenAPI document</a></p>
</header>
<main>
<search class="tools">
<div><label for="search">Search</label><input id="search" type="search" autocomplete="off"></div>
<div><label for="token">Bearer token <small>sent with every call, kept by this page only</small></label><input id="token" autocomplete="off" spellcheck="false"></div>
<p id="count" role="status"></p>
</search>
<noscript><p>This page needs JavaScript; the document does not.</p></noscript>
<div id="calls"></div>
</main>
</body>
</html>`;
}
