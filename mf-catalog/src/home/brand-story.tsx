import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Picture } from '@pasaz/ui-kit/picture';
import { Link } from 'react-router';
import { homeMessages } from '../messages/home.ts';
import styles from './brand-story.module.css';

interface BrandStoryProps {
	/** Of a product. */
	image: string | null;
	/** Where more can be seen. */
	href: string;
	/** What the picture shows. */
	caption: string;
	text?: string | null;
}

/** Who makes these clothes, beside one of them. */
export function BrandStory({ image, href, caption, text }: BrandStoryProps) {
	const t = useMessages(homeMessages);
	return (
		<section className={styles.story}>
			<Picture path={image} use="gallery" alt="" sizes="(min-width: 50rem) 50vw, 100vw" />
			<div className={styles.words}>
				<h2 className={styles.title}>{t.storyTitle}</h2>
				<p className={styles.text}>{t.storyText}</p>
				<p>
					<Link to={href}>{caption}</Link>
					{text && <span className={styles.note}>{text}</span>}
				</p>
			</div>
		</section>
	);
}
