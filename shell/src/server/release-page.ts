import { integrityOf } from '@pasaz/delivery/integrity';
import type { Move } from '@pasaz/delivery/journal';
import { html, raw } from 'hono/html';
import { median } from './health/health-budget.ts';
import type { ReleaseReport, ReportedRelease } from './release-report.ts';

/** Seconds after which an open page asks again. */
const REFRESH = 10;
const STYLE = `
:root { color-scheme: light dark; --line: #8884; --bad: light-dark(#a3261b, #ff9c8f); }
body { margin: 0 auto; max-inline-size: 80rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; }
h1, h2 { line-height: 1.2; }
code { overflow-wrap: anywhere; }
div { overflow-x: auto; }
table { border-collapse: collapse; inline-size: 100%; font-variant-numeric: tabular-nums; }
caption { text-align: start; font-weight: 600; padding-block: .5rem; }
th, td { padding: .375rem .75rem .375rem 0; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; white-space: nowrap; }
td.wide { white-space: normal; min-inline-size: 16rem; }
strong { color: var(--bad); }
`;

/** What is inline in the page, and nothing else. */
export const RELEASE_PAGE_POLICY = `default-src 'none'; style-src '${integrityOf(Buffer.from(STYLE))}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

type Html = ReturnType<typeof html>;

const time = (at: string) => html`<time datetime="${at}">${at.slice(0, 16).replace('T', ' ')}</time>`;
const bad = (text: string) => html`<strong>${text}</strong>`;

function healthCells({ health, isBroken }: ReportedRelease): Html {
	if (isBroken) return html`<td colspan="3">${bad('cannot be loaded')}</td>`;
	const { pages = 0, failed = 0, networks = 0, paints = [], addresses = 0 } = health ?? {};
	const told = pages > 0 ? `${Math.round(pages)} views, ${failed} failed in ${networks} networks` : '–';
	return html`<td>${failed > 0 ? bad(told) : told}</td><td>${paints.length > 0 ? `${Math.round(median(paints))} ms` : '–'}</td><td>${addresses > 0 ? bad(`fails at ${addresses} addresses`) : 'no fault'}</td>`;
}

function releaseRow(one: ReportedRelease): Html {
	const { builtAt, commit = '', author = '' } = one.release?.provenance ?? {};
	return html`<tr><th scope="row">${one.name.replaceAll('_', '-')}</th><td><code>${one.version}</code></td>${healthCells(one)}<td>${builtAt ? time(builtAt) : '–'}</td><td><code>${commit.slice(0, 8)}</code></td><td class="wide">${author.replace(/ <.*>$/, '')}</td></tr>`;
}

function releaseTable(caption: string, releases: readonly ReportedRelease[]): Html {
	const rows = releases.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(releaseRow);
	return html`<div tabindex="0"><table><caption>${caption}</caption><thead><tr>${['Package', 'Version', 'In browsers', 'Painted', 'In the server', 'Built', 'Commit', 'By'].map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

function moveRow({ serial, at, why, set, canary, by, reason = '' }: Move): Html {
	const shown = canary ? `${set}, canary ${canary.set} to ${canary.percent} %` : set;
	return html`<tr><td>${serial}</td><td>${time(at)}</td><td>${why}</td><td><code>${shown}</code></td><td>${by}</td><td class="wide">${reason}</td></tr>`;
}

function moveTable(moves: ReleaseReport['moves']): Html {
	if (!moves) return html`<p>${bad('The last moves cannot be read: the store of releases is away')}</p>`;
	return html`<div tabindex="0"><table><caption>Last moves</caption><thead><tr>${['No.', 'When', 'What', 'Set', 'Who', 'Why'].map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${moves.map(moveRow)}</tbody></table></div>`;
}

/** A page for whoever runs the shop: what is shown, how it does, who has shown what and when. */
export function releasePage({ shown, releases, canary, open, moves }: ReleaseReport): Html {
	return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${REFRESH}">
<title>Releases</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<main>
<h1>Releases</h1>
${releaseTable(`Set ${shown}, shown to everybody`, releases)}
${canary ? releaseTable(`Canary ${canary.set}, shown to ${canary.percent} % of the visitors`, canary.releases) : ''}
<p>Open in this shell: ${open.map((set, index) => html`${index > 0 ? ', ' : ''}<code>${set}</code>`)}. What is said of health is what this shell has heard since it started, times are UTC.</p>
${moveTable(moves)}
<p>To take a release back: <code>pasaz rollback mf-product</code>; to show a set of the list again: <code>pasaz promote &lt;set&gt;</code>.</p>
</main>
</body>
</html>`;
}
