import type { CmsLayout } from '@pasaz/kernel/contract/content';
import { Picture } from '@pasaz/ui-kit/picture';
import { tieWords } from '@pasaz/ui-kit/tie-words';
import { Link } from 'react-router';
import styles from './brand-story.module.css';

interface BrandStoryProps {
	words: NonNullable<CmsLayout['story']>;
	image: string | null;
	href: string;
	caption: string;
	text?: string | null;
}

export function BrandStory({ words, image, href, caption, text }: BrandStoryProps) {
	return (
		<section className={styles.story}>
			<Picture path={image} use="gallery" alt="" sizes="(min-width: 50rem) 50vw, 100vw" />
			<div className={styles.words}>
				<h2 className={styles.title}>{tieWords(words.title)}</h2>
				<p className={styles.text}>{tieWords(words.text)}</p>
				<p>
					<Link to={href}>{caption}</Link>
					{text && <span className={styles.note}>{text}</span>}
				</p>
			</div>
		</section>
	);
}
