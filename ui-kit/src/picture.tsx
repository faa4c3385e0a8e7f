import { PICTURE_BOXES, type PictureUse, pictureFallback, pictureSrcSet } from '@pasaz/kernel/domain/picture';
import { useEffect, useRef, useState } from 'react';
import styles from './picture.module.css';

const MAX_RETRIES = 2;
const RETRY_DELAY = 1500;

interface PictureProps {
	/** As products carry it; null shows the empty box. */
	path: string | null;
	use: PictureUse;
	alt: string;
	/** How wide it is shown, in the words of the `sizes` attribute. */
	sizes: string;
	/** `lead`: the picture that the page is waited for; `eager`: within the first screen. */
	loading?: 'lead' | 'eager' | 'lazy';
}

/** Counts up when a picture fails, also when it failed before the page came alive. */
function useRetries() {
	const [attempt, setAttempt] = useState(0);
	const image = useRef<HTMLImageElement>(null);
	const retry = () => {
		if (attempt < MAX_RETRIES) setTimeout(() => setAttempt(attempt + 1), RETRY_DELAY * (attempt + 1));
	};
	// Looks once at what happened before hydration
	useEffect(() => {
		if (image.current?.complete && image.current.currentSrc && image.current.naturalWidth === 0) retry();
	}, []);
	return { attempt, image, retry };
}

/**
 * A product picture in its box, with its place kept while it loads: AVIF in single or double density; a browser without it, older
 * than any that runs the shop's scripts, gets a WebP. A page of them says so little of each.
 */
export function Picture({ path, use, alt, sizes, loading = 'lazy' }: PictureProps) {
	const { attempt, image, retry } = useRetries();
	const box = PICTURE_BOXES[use];
	if (!path) return <span className={styles.empty} data-use={use} />;
	return (
		<picture key={attempt} className={styles.picture}>
			<source type="image/avif" srcSet={pictureSrcSet(path, use, 'avif')} sizes={sizes} />
			<img
				ref={image}
				className={styles.image}
				{...box}
				alt={alt}
				src={pictureFallback(path, use)}
				loading={loading === 'lazy' ? 'lazy' : 'eager'}
				fetchPriority={loading === 'lead' ? 'high' : undefined}
				decoding="async"
				onError={retry}
			/>
		</picture>
	);
}
