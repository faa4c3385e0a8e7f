import { html } from 'hono/html';
import type { Mail } from './mail.ts';

const LINK = /(https?:\/\/[^\s<>"]+)/;

const STYLE = html`<style>
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1d1b19; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .5rem; text-align: left; border-bottom: 1px solid #d8d3ca; }
pre { padding: 1rem; background: #f3f1ed; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
</style>`;

export function mailsPage(mails: { name: string; mail: Mail }[]) {
	return page(
		'Mails',
		html`<p>Nothing of this was sent: without <code>SMTP_URL</code> mails are kept here.</p>
${mails.length === 0 ? html`<p>There are none yet.</p>` : ''}
<table>
<thead><tr><th>Written</th><th>To</th><th>Subject</th></tr></thead>
<tbody>${mails.map(toRow)}</tbody>
</table>`,
	);
}

export function mailPage({ to, subject, text }: Mail) {
	return page(
		subject,
		html`<p><a href="/mails">All mails</a></p>
<p>To: ${to}</p>
<pre>${text.split(LINK).map((part, index) => (index % 2 === 1 ? html`<a href="${part}" rel="noreferrer">${part}</a>` : part))}</pre>`,
	);
}

function toRow({ name, mail }: { name: string; mail: Mail }) {
	const written = name.slice(0, 'YYYY-MM-DDThh-mm-ss'.length).replace('T', ' ');
	return html`<tr><td>${written}</td><td>${mail.to}</td><td><a href="/mails/${name}">${mail.subject}</a></td></tr>`;
}

function page(title: string, content: ReturnType<typeof html>) {
	return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${STYLE}
</head>
<body>
<h1>${title}</h1>
${content}
</body>
</html>`;
}
