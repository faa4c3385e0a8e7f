/** A rising sun: Brzask is dawn. */
export const ICON_SVG =
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#faf7f2"/><path d="M6 21a10 10 0 0 1 20 0z" fill="#a3411c"/><path d="M4 24h24" stroke="#211d19" stroke-width="2"/></svg>';
