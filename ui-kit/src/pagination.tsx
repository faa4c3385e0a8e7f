import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Link } from 'react-router';
import { navigationMessages } from './messages/navigation.ts';
import styles from './pagination.module.css';

/** Selects the first page, the last and those around the current one; null stands for a gap. */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
	const near = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount);
	return [...new Set(near)].flatMap((number, index, all) => {
		const gap = number - (all[index - 1] ?? 0);
		if (gap === 2) return [number - 1, number];
		return gap > 2 ? [null, number] : [number];
	});
}

interface PaginationProps {
	page: number;
	pageCount: number;
	hrefOf: (page: number) => string;
}

export function Pagination({ page, pageCount, hrefOf }: PaginationProps) {
	const t = useMessages(navigationMessages);
	if (pageCount < 2) return null;
	return (
		<nav className={styles.pages} aria-label={t.pages}>
			{page > 1 && (
				<Link className={styles.step} to={hrefOf(page - 1)} rel="prev">
					← {t.previous}
				</Link>
			)}
			<ol className={styles.numbers}>
				{pageNumbers(page, pageCount).map((number, index) => (
					<li key={number ?? `gap-${index}`}>
						{number === null ? (
							<span className={styles.gap}>…</span>
						) : (
							<Link
								className={styles.page}
								to={hrefOf(number)}
								aria-label={t.page({ page: number })}
								aria-current={number === page ? 'page' : undefined}
							>
								{number}
							</Link>
						)}
					</li>
				))}
			</ol>
			{page < pageCount && (
				<Link className={styles.step} to={hrefOf(page + 1)} rel="next">
					{t.next} →
				</Link>
			)}
		</nav>
	);
}
