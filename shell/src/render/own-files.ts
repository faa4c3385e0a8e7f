/**
 * The document contains this function as text, so it must not use anything outside itself. Files that the origin of releases
 * does not have, or has with other bytes, are loaded from the shop instead, with the same hash: the element that failed is
 * replaced before anybody hears of its failure.
 * @param origin where releases are, as an address without a slash at its end
 */
export function useOwnFiles(origin: string): void {
	window.pasazOrigin = origin;
	const onError = (event: Event) => {
		const { target: failed } = event;
		const isStyle = failed instanceof HTMLLinkElement && failed.rel === 'stylesheet';
		const isScript = failed instanceof HTMLScriptElement;
		if (!isStyle && !isScript) return;
		const url = isScript ? failed.src : failed.href;
		if (!url.startsWith(`${origin}/releases/`)) return;
		event.stopImmediatePropagation();
		const own = url.slice(origin.length);
		const { nonce, integrity, crossOrigin, onload, onerror } = failed;
		const same = { nonce, integrity, crossOrigin, onload, onerror };
		const again = isStyle
			? Object.assign(document.createElement('link'), { ...same, rel: 'stylesheet', href: own })
			: Object.assign(document.createElement('script'), { ...same, src: own });
		failed.replaceWith(again);
	};
	addEventListener('error', onError, true);
}
