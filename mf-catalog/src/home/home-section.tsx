import { tieWords } from '@pasaz/ui-kit/tie-words';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import styles from './home-section.module.css';

interface HomeSectionProps {
	title: string;
	tone?: 'paper' | 'sunken';
	/** All of it stands in one row. */
	isRow?: boolean;
	children: ReactNode;
}

export function HomeSection({ title, tone = 'paper', isRow, children }: HomeSectionProps) {
	const id = useId();
	return (
		<section className={styles.section} data-tone={tone} data-row={isRow || undefined} aria-labelledby={id}>
			<h2 className={styles.title} id={id}>
				{tieWords(title)}
			</h2>
			{children}
		</section>
	);
}

export function MoreCell({ href, label }: { href: string; label: string }) {
	return (
		<Link className={styles.more} to={href}>
			<span className={styles.label}>{label}</span>
			<span className={styles.arrow} aria-hidden="true">
				→
			</span>
		</Link>
	);
}
