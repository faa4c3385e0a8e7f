/** What a shopper sees when no page can be rendered at all. */
export const unavailable = (
	nonce: string,
) => `<!doctype html><html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Zaraz wracamy</title><style nonce="${nonce}">body{font:1.125rem/1.6 system-ui;max-width:36rem;margin:15vh auto;padding:0 1rem;color:#211d19;background:#faf7f2}</style></head>
<body><h1>Zaraz wracamy</h1><p>Sklep chwilowo nie odpowiada. Koszyk na tym urządzeniu jest bezpieczny. <a href="">Spróbuj ponownie</a>.</p></body></html>`;
