/** As the tokens' calm motion. */
const ANIMATION = { duration: 240, easing: 'cubic-bezier(0.2, 0, 0, 1)' };
/** ms that the page has to come in; the picture of one that takes longer does not move. */
const TARGET_TIMEOUT = 1500;
const TARGET = '[data-moving-picture] img';

interface Box {
	left: number;
	top: number;
	width: number;
	height: number;
}

/** A picture that lies over the page where `image` is; it is decoded already, the page's own may be on its way. */
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

/** The copy's way to the page's picture, which is out of sight until it is there. */
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

/** Measures a frame later than the page comes: it must not wait for that. */
function replace(copy: HTMLImageElement, from: Box, target: HTMLImageElement): void {
	target.style.visibility = 'hidden';
	document.body.append(copy);
	requestAnimationFrame(() => void fly(copy, from, target));
}

/**
 * Lets the picture of a tapped tile become the one of the product's page, marked `data-moving-picture`, when that page comes.
 * It costs the way there nothing: a view transition holds the list still first, which took 90 ms on a slow phone.
 */
export function movePicture(frame: Element | null): void {
	const image = frame?.querySelector('img');
	if (!image?.currentSrc || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
	const from = image.getBoundingClientRect();
	const copy = copyOf(image, from);
	const before = document.querySelector(TARGET);
	const until = performance.now() + TARGET_TIMEOUT;
	const look = () => {
		const target = document.querySelector<HTMLImageElement>(TARGET);
		if (target && target !== before) replace(copy, from, target);
		else if (performance.now() < until) requestAnimationFrame(look);
	};
	requestAnimationFrame(look);
}
