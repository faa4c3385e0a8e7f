/** Marks that others put on links; they change nothing on the page. */
const TRACKING = /^(utm_\w+|gclid|fbclid|msclkid|mc_[a-z]+)$/;

/** Path and query as a page is rendered for them: sorted, without tracking marks. Two addresses of one page give one text. */
export function pageUrl(url: URL): string {
	const known = [...url.searchParams].filter(([name]) => !TRACKING.test(name));
	const query = new URLSearchParams(known.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)))).toString();
	return url.pathname + (query && `?${query}`);
}
