import { Link, type LinkProps } from 'react-router';
import styles from './name-link.module.css';

/** The name of a product in a list of the shopper's own, e.g. in the cart. */
export function NameLink(props: Omit<LinkProps, 'className'>) {
	return <Link {...props} className={styles.name} />;
}
