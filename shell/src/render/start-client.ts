interface ClientFile {
	url: string;
	integrity: string;
}

/** What the inline script is told: the shell's script, and the slices' files that it will ask for. */
export interface ClientFiles {
	main: ClientFile;
	preload: ClientFile[];
}

/**
 * Runs inside the document, as text: it must not use anything from outside itself.
 * The client starts after `load` or at the first interaction, whichever comes first. A tap on something that needs the
 * client (`data-early-tap`) is kept, shown as heard, and done after hydration (see `useEarlyTap`).
 */
export function startClient({ main, preload }: ClientFiles): void {
	const taps = new Set<Element>();
	Object.assign(window, { pasazEarlyTaps: taps });
	const waiting = new AbortController();
	const { signal } = waiting;

	const add = (element: HTMLElement, properties: object) => {
		document.head.append(Object.assign(element, { crossOrigin: 'anonymous' }, properties));
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
	};
	document.addEventListener('click', keepTap, true);
	const onTouch = () => {
		document.documentElement.dataset.touched = '';
		start();
	};
	for (const type of ['pointerdown', 'touchstart', 'keydown', 'scroll', 'mousemove']) {
		addEventListener(type, onTouch, { passive: true, signal });
	}
	addEventListener('load', () => setTimeout(start), { signal });
}
