interface ClientFile {
	url: string;
	integrity: string;
}

/** What the inline script is told: the shell's script, and the slices' files that it will ask for. */
export interface ClientFiles {
	main: ClientFile;
	preload: ClientFile[];
}

interface Start extends ClientFiles {
	/** Prefixes of the addresses from which the page may load scripts; paths are this origin's. */
	scriptSources: readonly string[];
}

/**
 * Runs inside the document, as text: it must not use anything from outside itself.
 * Its Trusted Types policy is the page's only one for scripts: what is not of a release, or of the merchant's tracking, does
 * not load, whoever asks for it. The client starts after `load` or at the first interaction, whichever comes first. A tap on something that needs the
 * client (`data-early-tap`) is kept, shown as heard, and done after hydration (see `useEarlyTap`).
 */
export function startClient({ main, preload, scriptSources }: Start): void {
	const isAllowed = (url: string) =>
		scriptSources.some((source) => new URL(url, location.href).href.startsWith(new URL(source, location.href).href));
	window.trustedTypes?.createPolicy('default', { createScriptURL: (url) => (isAllowed(url) ? url : null) });
	const nonce = document.currentScript?.nonce;
	const taps = new Set<Element>();
	Object.assign(window, { pasazEarlyTaps: taps });
	const waiting = new AbortController();
	const { signal } = waiting;

	const add = (element: HTMLElement, properties: object) => {
		document.head.append(Object.assign(element, { crossOrigin: 'anonymous', nonce }, properties));
	};
	const start = () => {
		if (signal.aborted) return;
		waiting.abort();
		for (const { url, integrity } of preload) {
			add(document.createElement('link'), { rel: 'preload', as: 'script', href: url, integrity });
		}
		add(document.createElement('script'), { src: main.url, integrity: main.integrity });
	};
	const keepTap = (event: Event) => {
		const target = event.target instanceof Element ? event.target.closest('[data-early-tap]') : null;
		if (
			!target ||
			target.hasAttribute('data-live') ||
			(event instanceof MouseEvent && (event.ctrlKey || event.metaKey))
		)
			return;
		event.preventDefault();
		taps.add(target);
		target.setAttribute('aria-busy', 'true');
		// also while the client is on its way, when nobody listens for touches any more
		touch();
	};
	const touch = () => {
		document.documentElement.dataset.touched = '';
	};
	document.addEventListener('click', keepTap, true);
	const onTouch = () => {
		touch();
		start();
	};
	for (const type of ['pointerdown', 'touchstart', 'keydown', 'scroll', 'mousemove']) {
		addEventListener(type, onTouch, { passive: true, signal });
	}
	addEventListener('load', () => setTimeout(start), { signal });
}
