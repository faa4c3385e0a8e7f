import { lazyPart } from '@pasaz/kernel/composition/lazy';
import { pictureUrl } from '@pasaz/kernel/domain/picture';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Picture } from '@pasaz/ui-kit/picture';
import { type MouseEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { productMessages } from '../messages/product.ts';
import { withScrollBehavior } from '../product/scroll-behavior.ts';
import { useOpened } from '../product/use-opened.ts';
import styles from './gallery.module.css';

/** `sizes` of the lead picture; its preload uses the same. */
export const GALLERY_SIZES = '(min-width: 105rem) 760px, (min-width: 75rem) 600px, (min-width: 48rem) 46vw, 100vw';

const FILM_FILE = /^\/film\/[\w-]+\.(mp4|webm)$/;

interface GalleryProps {
	name: string;
	pictures: readonly string[];
	/** Path of the shop's own film, or another site's address. */
	video: string | null;
}

interface ThumbnailsProps {
	pictures: readonly string[];
	film: boolean;
	current: number;
	idOf: (index: number) => string;
}

const zoom = lazyPart(async () => (await import(/* webpackChunkName: "later" */ './zoom.tsx')).Zoom);

function useCurrent(list: RefObject<HTMLElement | null>) {
	const [current, setCurrent] = useState(0);
	useEffect(() => {
		const pictures = [...(list.current?.children ?? [])];
		const observer = new IntersectionObserver(
			(entries) => {
				const shown = entries.find(({ isIntersecting }) => isIntersecting);
				if (shown) setCurrent(pictures.indexOf(shown.target));
			},
			{ threshold: 0.6 },
		);
		for (const picture of pictures) observer.observe(picture);
		return () => observer.disconnect();
	}, []);
	return current;
}

/** Thumbnails use the files of the pictures themselves, so they cost no request, and work without scripts as links. */
function Thumbnails({ pictures, film, current, idOf }: ThumbnailsProps) {
	const t = useMessages(productMessages);
	const show = (event: MouseEvent, index: number) => {
		event.preventDefault();
		document.getElementById(idOf(index))?.scrollIntoView(withScrollBehavior({ block: 'nearest', inline: 'start' }));
	};
	const shown = pictures.map((path, index) => ({ key: path, path, label: t.thumbnail({ number: index + 1 }) }));
	const poster = film ? pictures.slice(0, 1).map((path) => ({ key: 'film', path, label: t.video })) : [];
	return (
		<ul className={styles.thumbnails}>
			{[...shown, ...poster].map(({ key, path, label }, index) => (
				<li key={key}>
					<a
						href={`#${idOf(index)}`}
						aria-label={label}
						aria-current={index === current || undefined}
						onClick={(event) => show(event, index)}
					>
						<Picture path={path} use="gallery" alt="" sizes={GALLERY_SIZES} />
					</a>
				</li>
			))}
		</ul>
	);
}

/** A film of the shop's own, without a sound at first. */
function Film({ address, poster }: { address: string; poster: string | undefined }) {
	const t = useMessages(productMessages);
	return (
		<video
			className={styles.film}
			src={address}
			poster={poster && pictureUrl(poster, '450x570', 'webp')}
			aria-label={t.video}
			preload="none"
			controls
			muted
			playsInline
		/>
	);
}

/** The pictures of a product: a row that scrolls on a phone, a column on a wide screen. Each links to its large version. */
export function Gallery({ name, pictures, video }: GalleryProps) {
	const t = useMessages(productMessages);
	const film = video && FILM_FILE.test(video) ? video : undefined;
	const id = useId();
	const idOf = (index: number) => `${id}-${index + 1}`;
	const list = useRef<HTMLOListElement>(null);
	const current = useCurrent(list);
	const [start, setStart] = useState(0);
	const { Part: Zoom, open, close } = useOpened(zoom);
	const enlarge = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
		setStart(index);
		void open(event);
	};
	return (
		<section className={styles.gallery} aria-label={t.pictures}>
			{pictures.length > 1 && (
				<Thumbnails pictures={pictures} film={film !== undefined} current={current} idOf={idOf} />
			)}
			<ol ref={list} className={styles.pictures}>
				{pictures.length === 0 && (
					<li>
						<Picture path={null} use="gallery" alt="" sizes={GALLERY_SIZES} />
					</li>
				)}
				{pictures.map((path, index) => (
					<li key={path} id={idOf(index)} className={styles.picture} data-moving-picture={index === 0 || undefined}>
						<a href={pictureUrl(path, '1200x1488', 'webp')} onClick={(event) => enlarge(event, index)}>
							<Picture
								path={path}
								use="gallery"
								alt={t.picture({ name, number: index + 1 })}
								sizes={GALLERY_SIZES}
								loading={index === 0 ? 'lead' : 'lazy'}
							/>
						</a>
					</li>
				))}
				{film && (
					<li id={idOf(pictures.length)} className={styles.picture}>
						<Film address={film} poster={pictures[0]} />
					</li>
				)}
			</ol>
			{video && !film && (
				<a className={styles.video} href={video} target="_blank" rel="noopener">
					{t.video}
				</a>
			)}
			{Zoom && <Zoom name={name} pictures={pictures} start={start} onClose={close} />}
		</section>
	);
}
