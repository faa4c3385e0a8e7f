import type { ProductTile } from '@pasaz/kernel/domain/product-tile';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Picture } from '@pasaz/ui-kit/picture';
import { Link } from 'react-router';
import { homeMessages } from '../messages/home.ts';
import styles from './brand-story.module.css';

/** Who makes these clothes, beside one of them. */
export function BrandStory({ tile }: { tile: ProductTile }) {
	const t = useMessages(homeMessages);
	return (
		<section className={styles.story}>
			<Picture path={tile.hoverImage ?? tile.image} use="gallery" alt="" sizes="(min-width: 50rem) 50vw, 100vw" />
			<div className={styles.words}>
				<h2 className={styles.title}>{t.storyTitle}</h2>
				<p className={styles.text}>{t.storyText}</p>
				<Link to={tile.href}>{t.storyMore}</Link>
			</div>
		</section>
	);
}
