import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import styles from './home-section.module.css';

interface HomeSectionProps {
	title: string;
	/** Where the whole list is. */
	more?: { href: string; label: string };
	tone?: 'paper' | 'sunken';
	children: ReactNode;
}

export function HomeSection({ title, more, tone = 'paper', children }: HomeSectionProps) {
	const id = useId();
	return (
		<section className={styles.section} data-tone={tone} aria-labelledby={id}>
			<header className={styles.head}>
				<h2 className={styles.title} id={id}>
					{title}
				</h2>
				{more && <Link to={more.href}>{more.label}</Link>}
			</header>
			{children}
		</section>
	);
}

/** The last cell of a grid: a link to the rest. */
export function MoreCell({ href, label }: { href: string; label: string }) {
	return (
		<Link className={styles.more} to={href}>
			<span>{label}</span>
			<span aria-hidden="true">→</span>
		</Link>
	);
}
