import type { ReactNode, Ref } from 'react';
import styles from './live-region.module.css';

interface LiveRegionProps {
	/** Lets it take the focus of a control that goes with what it said. */
	ref?: Ref<HTMLDivElement>;
	children: ReactNode;
}

/** Screen readers read what comes into it, because it was on the page before. Takes no room while it is empty. */
export function LiveRegion({ ref, children }: LiveRegionProps) {
	return (
		<div ref={ref} tabIndex={ref ? -1 : undefined} className={styles.region} role="status">
			{children}
		</div>
	);
}
