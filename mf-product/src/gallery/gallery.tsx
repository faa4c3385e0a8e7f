import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Picture } from '@pasaz/ui-kit/picture';
import { type MouseEvent, useId } from 'react';
import { productMessages } from '../messages/product.ts';
import styles from './gallery.module.css';

/** Of the lead picture; its preload must say the same. */
export const GALLERY_SIZES = '(min-width: 75rem) 600px, (min-width: 48rem) 46vw, 100vw';

interface GalleryProps {
	name: string;
	pictures: readonly string[];
}

/**
 * Links to the pictures below: they work as they are, and move smoothly where scripts run. They show the same files,
 * so that they cost no request.
 */
function Thumbnails({ pictures, idOf }: { pictures: readonly string[]; idOf: (index: number) => string }) {
	const t = useMessages(productMessages);
	const show = (event: MouseEvent, index: number) => {
		event.preventDefault();
		document.getElementById(idOf(index))?.scrollIntoView({ behavior: 'smooth', block: 'nearest', inline: 'start' });
	};
	return (
		<ul className={styles.thumbnails}>
			{pictures.map((path, index) => (
				<li key={path}>
					<a
						href={`#${idOf(index)}`}
						aria-label={t.thumbnail({ number: index + 1 })}
						onClick={(event) => show(event, index)}
					>
						<Picture path={path} use="gallery" alt="" sizes={GALLERY_SIZES} />
					</a>
				</li>
			))}
		</ul>
	);
}

/** The pictures of a product: side by side on a phone, one below the other on a wide screen. */
export function Gallery({ name, pictures }: GalleryProps) {
	const t = useMessages(productMessages);
	const id = useId();
	const idOf = (index: number) => `${id}-${index + 1}`;
	const shown = pictures.length > 0 ? pictures : [null];
	return (
		<section className={styles.gallery} aria-label={t.pictures}>
			{pictures.length > 1 && <Thumbnails pictures={pictures} idOf={idOf} />}
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
			<ol className={styles.pictures} tabIndex={0}>
				{shown.map((path, index) => (
					<li key={path} id={idOf(index)} className={styles.picture}>
						<Picture
							path={path}
							use="gallery"
							alt={t.picture({ name, number: index + 1 })}
							sizes={GALLERY_SIZES}
							loading={index === 0 ? 'lead' : 'lazy'}
						/>
					</li>
				))}
			</ol>
		</section>
	);
}
