import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Picture } from '@pasaz/ui-kit/picture';
import { tieWords } from '@pasaz/ui-kit/tie-words';
import { Link } from 'react-router';
import { homeMessages } from '../messages/home.ts';
import type { Banner } from './load-layout.ts';
import styles from './stories.module.css';

interface StoryProps {
	banner: Banner;
	/** Value of the picture's `sizes` attribute. */
	sizes: string;
}

function Story({ banner: { image, title, text, url }, sizes }: StoryProps) {
	return (
		<article className={styles.story}>
			<Picture path={image} use="gallery" alt="" sizes={sizes} />
			<h3 className={styles.title}>
				<Link className={styles.link} to={url}>
					{tieWords(title)}
				</Link>
			</h3>
			{text && <p className={styles.text}>{tieWords(text)}</p>}
		</article>
	);
}

export function Stories({ banners }: { banners: readonly Banner[] }) {
	const t = useMessages(homeMessages);
	if (banners.length === 0) return null;
	return (
		<section className={styles.stories} aria-label={t.stories}>
			{banners.map((banner, index) => (
				<Story
					key={banner.url}
					banner={banner}
					sizes={index === 0 ? '(min-width: 50rem) 52vw, 100vw' : '(min-width: 50rem) 34vw, 75vw'}
				/>
			))}
		</section>
	);
}

export function Byways({
	banners,
	links,
}: {
	banners: readonly Banner[];
	links: readonly { name: string; href: string }[];
}) {
	const t = useMessages(homeMessages);
	if (banners.length === 0 && links.length === 0) return null;
	return (
		<section className={styles.byways} aria-label={t.byways}>
			{banners.map((banner) => (
				<Story key={banner.url} banner={banner} sizes="(min-width: 50rem) 28vw, 45vw" />
			))}
			{links.length > 0 && (
				<ul className={styles.links}>
					{links.map(({ name, href }) => (
						<li key={href}>
							<Link to={href}>{name}</Link>
						</li>
					))}
				</ul>
			)}
		</section>
	);
}
