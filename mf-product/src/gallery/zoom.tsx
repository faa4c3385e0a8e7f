import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Button } from '@pasaz/ui-kit/button';
import { CloseButton } from '@pasaz/ui-kit/close-button';
import { Picture } from '@pasaz/ui-kit/picture';
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { laterMessages } from '../messages/later.ts';
import { productMessages } from '../messages/product.ts';
import styles from './zoom.module.css';

interface ZoomProps {
	name: string;
	pictures: readonly string[];
	start: number;
	onClose: () => void;
}

/** Value of `sizes` at which every screen fetches the smaller file. */
const SMALLEST = '1px';

/** px of mouse movement up to which a press is a click. */
const MAX_CLICK_MOVEMENT = 4;

/** Dragging for a mouse; fingers scroll and pinch natively. */
function useDragging(onTap: () => void) {
	const drag = useRef({ isHeld: false, moved: 0 });
	return {
		onPointerDown: (event: PointerEvent) => {
			drag.current = { isHeld: event.pointerType === 'mouse', moved: 0 };
		},
		onPointerMove: ({ currentTarget, movementX, movementY, buttons }: PointerEvent) => {
			if (!drag.current.isHeld || buttons === 0) return;
			drag.current.moved += Math.abs(movementX) + Math.abs(movementY);
			currentTarget.scrollBy(-movementX, -movementY);
		},
		onClick: () => drag.current.moved <= MAX_CLICK_MOVEMENT && onTap(),
	};
}

function Frame({ path, alt, isLarge, onTap }: { path: string; alt: string; isLarge: boolean; onTap: () => void }) {
	const frame = useRef<HTMLElement>(null);
	const dragging = useDragging(onTap);
	useLayoutEffect(() => {
		const { scrollWidth = 0, clientWidth = 0, scrollHeight = 0, clientHeight = 0 } = frame.current ?? {};
		frame.current?.scrollTo((scrollWidth - clientWidth) / 2, isLarge ? (scrollHeight - clientHeight) / 3 : 0);
	}, [isLarge, path]);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
		<section ref={frame} className={styles.frame} data-large={isLarge} aria-label={alt} tabIndex={0} {...dragging}>
			<div className={styles.picture}>
				<Picture key={path} path={path} use="zoom" alt={alt} sizes={isLarge ? '2400px' : SMALLEST} loading="eager" />
			</div>
		</section>
	);
}

/** Full-window view of the pictures; a click doubles the size. */
export function Zoom({ name, pictures, start, onClose }: ZoomProps) {
	const t = useMessages(laterMessages);
	const { picture } = useMessages(productMessages);
	const [index, setIndex] = useState(start);
	const [isLarge, setLarge] = useState(false);
	const dialog = useRef<HTMLDialogElement>(null);
	const total = pictures.length;
	useLayoutEffect(() => {
		const shown = dialog.current;
		shown?.showModal();
		// close before unmounting: only then does the focus return to the picture
		return () => shown?.close();
	}, []);
	const step = (by: number) => {
		setIndex((index + by + total) % total);
		setLarge(false);
	};
	const turn = ({ key }: KeyboardEvent) => {
		// arrow keys scroll an enlarged picture
		if (isLarge || total < 2) return;
		if (key === 'ArrowRight') step(1);
		if (key === 'ArrowLeft') step(-1);
	};
	const enlarge = () => setLarge(!isLarge);
	return (
		<dialog ref={dialog} className={styles.zoom} aria-label={name} onKeyDown={turn} onClose={onClose}>
			<header className={styles.head}>
				<p className={styles.position} role="status">
					{t.position({ number: index + 1, total })}
				</p>
				<Button variant="quiet" aria-pressed={isLarge} onClick={enlarge}>
					{t.enlarge}
				</Button>
				<CloseButton label={t.closeZoom} onClick={onClose} />
			</header>
			<Frame
				path={pictures[index] ?? ''}
				alt={picture({ name, number: index + 1 })}
				isLarge={isLarge}
				onTap={enlarge}
			/>
			{total > 1 && (
				<footer className={styles.steps}>
					<Button variant="secondary" onClick={() => step(-1)}>
						{t.previousPicture}
					</Button>
					<Button variant="secondary" onClick={() => step(1)}>
						{t.nextPicture}
					</Button>
				</footer>
			)}
		</dialog>
	);
}
