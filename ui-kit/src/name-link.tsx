import { Link, type LinkProps } from 'react-router';
import styles from './name-link.module.css';
import { tieWords } from './tie-words.ts';

/** The name of a product in a list of the shopper's own, e.g. in the cart. */
export function NameLink({ children, ...props }: Omit<LinkProps, 'className'>) {
	return (
		<Link {...props} className={styles.name}>
			{typeof children === 'string' ? tieWords(children) : children}
		</Link>
	);
}
