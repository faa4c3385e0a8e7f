import { html } from 'hono/html';
import { type Html, htmlPage } from '../http/html-page.ts';
import type { Mail } from './mail.ts';

const LINK = /(https?:\/\/[^\s<>"]+)/;

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

function page(title: string, content: Html): Html {
	return htmlPage({ language: 'en', title, content, width: 'wide' });
}
