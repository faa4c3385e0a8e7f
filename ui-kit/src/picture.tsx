import type { PictureUse } from '@pasaz/kernel/contract/slices';
import { PICTURE_BOXES, pictureFallback, pictureSrcSet } from '@pasaz/kernel/domain/picture';
import { useEffect, useRef, useState } from 'react';
import styles from './picture.module.css';

const MAX_RETRIES = 2;
const RETRY_DELAY = 1500;

interface PictureProps {
	/** Null shows the empty box. */
	path: string | null;
	use: PictureUse;
	alt: string;
	/** Value of the `sizes` attribute. */
	sizes: string;
	/** `lead`: the page's largest picture; `eager`: within the first screen. */
	loading?: 'lead' | 'eager' | 'lazy';
}

/** Tries a picture twice more (rule 1.14), also one that failed before hydration. */
function useRetries() {
	const [attempt, setAttempt] = useState(0);
	const image = useRef<HTMLImageElement>(null);
	const retry = () => {
		if (attempt < MAX_RETRIES) setTimeout(() => setAttempt(attempt + 1), RETRY_DELAY * (attempt + 1));
	};
	// the picture may have failed before hydration
	useEffect(() => {
		if (image.current?.complete && image.current.currentSrc && image.current.naturalWidth === 0) retry();
	}, []);
	return { attempt, image, retry };
}

/** AVIF comes in two densities; one WebP is enough for browsers without it, which are too old for the shop's scripts anyway. */
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
