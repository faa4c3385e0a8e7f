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
	/** Events by which a shopper shows to be there (see the kernel's `device/acts`). */
	acts: readonly string[];
}

/**
 * Runs inside the document, as text: it must not use anything from outside itself.
 * Its Trusted Types policy is the page's only one for scripts: what is not of a release, or of the merchant's tracking, does
 * not load, whoever asks for it. The client starts after `load` or at the first interaction, whichever comes first.
 *
 * A tap on a control that does nothing without the client is kept, shown as heard, and done once when React has taken the
 * control over: it sets its properties on an element as it hydrates it, and would drop the tap before (decision 2). What works
 * without scripts is left to the browser: links, popovers, and forms with an address.
 */
export function startClient({ main, preload, scriptSources, acts }: Start): void {
	const isAllowed = (url: string) =>
		scriptSources.some((source) => new URL(url, location.href).href.startsWith(new URL(source, location.href).href));
	window.trustedTypes?.createPolicy('default', { createScriptURL: (url) => (isAllowed(url) ? url : null) });
	const nonce = document.currentScript?.nonce;
	const page = document.documentElement.dataset;
	let hasStarted = false;

	const add = (element: HTMLElement, properties: object) => {
		document.head.append(Object.assign(element, { crossOrigin: 'anonymous', nonce }, properties));
	};
	const start = () => {
		if (hasStarted) return;
		hasStarted = true;
		for (const { url, integrity } of preload) {
			add(document.createElement('link'), { rel: 'preload', as: 'script', href: url, integrity });
		}
		add(document.createElement('script'), { src: main.url, integrity: main.integrity });
	};
	const onAct = () => {
		page.touched = '';
		start();
	};
	for (const act of acts) addEventListener(act, onAct, { passive: true, once: true });
	addEventListener('load', () => setTimeout(start));

	const controls = 'button:not([popovertarget],form[action] [type=submit]),[role=button],a[data-overlay]';
	/** In a form that needs no client; React marks it as chosen when it has taken it up. */
	const earlyChoice = 'form[action] input:checked:not([checked])';
	/** Kept taps: which of the controls that look alike it was, and how often it was not its turn since the page came alive. */
	const taps = new Map<HTMLElement, { index: number; looks: number }>();
	const alike = (control: HTMLElement) =>
		[...document.querySelectorAll<HTMLElement>(controls)].filter(
			({ ariaLabel, textContent }) => ariaLabel === control.ariaLabel && textContent === control.textContent,
		);
	const isHydrated = (control: HTMLElement) => Object.keys(control).some((key) => key.startsWith('__reactProps'));
	const keepTap = (event: MouseEvent) => {
		const control = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
		if (!control || isHydrated(control) || event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		event.stopImmediatePropagation();
		control.ariaBusy = 'true';
		if (taps.size === 0) setTimeout(doTaps);
		taps.set(control, { index: alike(control).indexOf(control), looks: 0 });
	};
	const doTaps = () => {
		for (const [kept, tap] of taps) {
			// React renders a part anew when it changes before it is hydrated
			const control = kept.isConnected ? kept : alike(kept)[tap.index];
			const isDue = control && isHydrated(control) && !document.querySelector(earlyChoice);
			if (!('live' in page) || (!isDue && ++tap.looks < 100)) continue;
			taps.delete(kept);
			kept.ariaBusy = null;
			control?.click();
		}
		if (taps.size > 0) setTimeout(doTaps, 50);
	};
	addEventListener('click', keepTap, true);
}
