/** Equals the calm motion of the tokens. */
const ANIMATION = { duration: 240, easing: 'cubic-bezier(0.2, 0, 0, 1)' };
/** ms that the next page may take; the picture of a later page does not move. */
const TARGET_TIMEOUT = 1500;
const TARGET = '[data-moving-picture] img';

interface Box {
	left: number;
	top: number;
	width: number;
	height: number;
}

/** Lays a decoded copy over the image, because the next page's own picture may not be loaded yet. */
function copyOf(image: HTMLImageElement, { left, top, width, height }: Box): HTMLImageElement {
	const copy = new Image();
	copy.src = image.currentSrc;
	copy.alt = '';
	copy.decoding = 'sync';
	const px = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
	Object.assign(copy.style, {
		position: 'fixed',
		objectFit: 'cover',
		transformOrigin: '0 0',
		pointerEvents: 'none',
		...px,
	});
	return copy;
}

/** Moves the copy to the page's picture, which stays hidden until the copy arrives. */
async function fly(copy: HTMLImageElement, from: Box, target: HTMLImageElement): Promise<void> {
	const to = target.getBoundingClientRect();
	if (to.width > 0 && to.bottom > 0 && to.top < innerHeight) {
		const [x, y] = [to.left - from.left, to.top - from.top];
		const there = `translate(${x}px, ${y}px) scale(${to.width / from.width}, ${to.height / from.height})`;
		await copy.animate([{ transform: 'none' }, { transform: there }], ANIMATION).finished;
	}
	target.style.visibility = '';
	copy.remove();
}

/** Measures in the next frame, which lays out the page anyway. */
function replace(copy: HTMLImageElement, from: Box, target: HTMLImageElement): void {
	target.style.visibility = 'hidden';
	document.body.append(copy);
	requestAnimationFrame(() => void fly(copy, from, target));
}

/** Moves a tile's picture to `data-moving-picture`. A view transition would freeze the list first: 90 ms on a slow phone. */
export function movePicture(frame: Element | null): void {
	const image = frame?.querySelector('img');
	if (!image?.currentSrc || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
	const from = image.getBoundingClientRect();
	const copy = copyOf(image, from);
	const before = document.querySelector(TARGET);
	// a look at each frame would ask for frames, which come before React's work on the next page
	const observer = new MutationObserver(() => {
		const target = document.querySelector<HTMLImageElement>(TARGET);
		if (!target || target === before) return;
		observer.disconnect();
		replace(copy, from, target);
	});
	observer.observe(document.body, { childList: true, subtree: true });
	setTimeout(() => observer.disconnect(), TARGET_TIMEOUT);
}
