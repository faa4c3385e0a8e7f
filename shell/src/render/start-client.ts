interface ClientFile {
	url: string;
	integrity: string;
}

export interface ClientFiles {
	main: ClientFile;
	preload: ClientFile[];
}

interface StartOptions extends ClientFiles {
	/** Prefixes of the addresses from which the page may load scripts; paths belong to this origin. */
	scriptSources: readonly string[];
	/** Events of a first interaction (see `device/acts` of the kernel). */
	acts: readonly string[];
}

/**
 * The document contains this function as text, so it must not use anything outside itself.
 * Its Trusted Types policy is the only one for scripts in the page: a script that is neither released nor the merchant's
 * tracking does not load, whoever asks for it. The client starts after `load` and the first paint, which may come later than `load`
 * (half a second later where the browser does not say so), or at the first interaction, whichever comes first; an act is noted before
 * React sees it, because a tap hydrates what it falls on (see `Kept` of the kernel). The address is noted, too: nobody hears of a step
 * through the history before the client runs. What begins below the first screen is laid out at once where the browser will scroll to
 * it (`data-step`).
 */
export function startClient({ main, preload, scriptSources, acts }: StartOptions): void {
	const isAllowed = (url: string) =>
		scriptSources.some((source) => new URL(url, location.href).href.startsWith(new URL(source, location.href).href));
	window.trustedTypes?.createPolicy('default', { createScriptURL: (url) => (isAllowed(url) ? url : null) });
	const nonce = document.currentScript?.nonce;
	const page = document.documentElement.dataset;
	page.href = location.pathname + location.search;
	// `performance.navigation` is old, known everywhere, and shorter than what took its place
	if (performance.navigation.type) page.step = '';

	const add = (element: HTMLElement, properties: object) =>
		document.head.append(Object.assign(element, { crossOrigin: 'anonymous', nonce }, properties));
	let start = () => {
		start = () => {};
		for (const { url: href, integrity } of preload)
			add(document.createElement('link'), { rel: 'preload', as: 'script', href, integrity });
		add(document.createElement('script'), { src: main.url, integrity: main.integrity });
	};
	const onAct = ({ type, movementX, movementY }: Partial<PointerEvent>) => {
		if (type === 'pointermove' && !movementX && !movementY) return;
		page.touched ??= '';
		start();
	};
	for (const act of acts) addEventListener(act, onAct, true);
	addEventListener('load', () => {
		new PerformanceObserver(() => start()).observe({ type: 'paint', buffered: true });
		requestAnimationFrame(() => setTimeout(() => start(), 500));
	});
}

/**
 * The document contains this function as text, too. A tap on a control that needs the client is kept, the control becomes busy,
 * and the tap is replayed once React has hydrated the control, which it shows by setting its properties on the element, and the
 * effects of the first page have run (decision 2). The browser handles what works without scripts: links, popovers, and forms
 * with an action.
 */
export function keepEarlyTaps(): void {
	const page = document.documentElement.dataset;
	const controls = 'button:not([popovertarget],form[action] [type=submit]),[role=button],a[data-overlay]';
	/** Kept taps: the control's position among those that look alike, whether it was on, and the attempts since the page is live. */
	const taps = new Map<HTMLElement, { index: number; wasOn: string | null; attempts: number }>();
	const alike = (control: HTMLElement) =>
		[...document.querySelectorAll<HTMLElement>(controls)].filter(
			({ ariaLabel, textContent }) => ariaLabel === control.ariaLabel && textContent === control.textContent,
		);
	/** A control that stands in for one whose code is still to come is never alive. */
	const isAlive = (control: HTMLElement) =>
		'live' in page && !('standIn' in control.dataset) && Object.keys(control).some((key) => /^__reactProps/.test(key));
	const controlAt = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>(controls) : null);
	const keepTap = (control: HTMLElement) => {
		control.ariaBusy = 'true';
		// for `untilAnswered` of the kernel: React may put another control in the place of this one, which is not busy
		page.taps = '';
		if (taps.size === 0) setTimeout(replayTaps);
		taps.set(control, { index: alike(control).indexOf(control), wasOn: control.ariaPressed, attempts: 0 });
	};
	const onClick = (event: MouseEvent) => {
		const control = controlAt(event);
		if (!control || isAlive(control) || event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		event.stopImmediatePropagation();
		keepTap(control);
	};
	let pressed: HTMLElement | null = null;
	const onPress = (event: Event) => {
		pressed = controlAt(event);
	};
	/** The browser sends no click when the pressed control was replaced, as a fragment is whose code arrives in that moment. */
	const onRelease = (event: PointerEvent) => {
		const control = controlAt(event);
		const isClick = event.pointerType === 'mouse' && event.button === 0;
		const isReplaced = pressed !== null && !pressed.isConnected;
		if (control && isClick && isReplaced && control.textContent === pressed?.textContent) keepTap(control);
	};
	const replayTaps = () => {
		for (const [kept, tap] of taps) {
			// React replaces a part that changes before it is hydrated.
			const control = kept.isConnected ? kept : alike(kept)[tap.index];
			// A choice in a form that works without the client comes first; React sets `checked` when it has taken it over.
			const isDue = control && isAlive(control) && !document.querySelector('form[action] input:checked:not([checked])');
			if (!isDue && (!('live' in page) || ++tap.attempts < 100)) continue;
			taps.delete(kept);
			kept.ariaBusy = null;
			// A heart that has become full meanwhile is what the shopper asked for.
			if (control?.ariaPressed === tap.wasOn) control.click();
		}
		if (taps.size > 0) setTimeout(replayTaps, 50);
		else delete page.taps;
	};
	addEventListener('click', onClick, true);
	addEventListener('pointerdown', onPress, true);
	addEventListener('pointerup', onRelease, true);
}
