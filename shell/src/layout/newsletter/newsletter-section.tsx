import { Fragment } from '@pasaz/kernel/composition/fragment';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { footerMessages } from '../../messages/footer.ts';
import styles from '../footer.module.css';

function useInView(): { ref: RefObject<HTMLElement | null>; wasInView: boolean } {
	const ref = useRef<HTMLElement>(null);
	const [wasInView, setWasInView] = useState(false);
	useEffect(() => {
		if (!ref.current || wasInView) return;
		const observer = new IntersectionObserver((entries) => {
			if (entries.some(({ isIntersecting }) => isIntersecting)) setWasInView(true);
		});
		observer.observe(ref.current);
		return () => observer.disconnect();
	}, [wasInView]);
	return { ref, wasInView };
}

/** Invites to the newsletter; the form belongs to the content slice and is fetched when it comes into view. */
export function NewsletterSection() {
	const labels = useMessages(footerMessages);
	const { ref, wasInView } = useInView();
	return (
		<section ref={ref} className={styles.newsletter} aria-label={labels.newsletter}>
			<h2>{labels.newsletter}</h2>
			<p>{labels.newsletterText}</p>
			{wasInView && <Fragment name="mf_content/newsletter-form" props={{ place: 'footer' }} fallback={null} />}
		</section>
	);
}
