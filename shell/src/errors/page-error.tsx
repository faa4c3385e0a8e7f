import { useMessages } from '@pasaz/kernel/i18n/messages';
import { PATHS } from '@pasaz/kernel/routes';
import { useEffect } from 'react';
import { isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router';
import { errorMessages } from '../messages/error.ts';
import styles from './page-error.module.css';

function NotFoundView() {
	const t = useMessages(errorMessages);
	return (
		<section className={styles.error} data-page="not-found">
			<h1>{t.notFoundTitle}</h1>
			<p>{t.notFoundText}</p>
			<Link className={styles.action} to={PATHS.home}>
				{t.goHome}
			</Link>
		</section>
	);
}

/** A link that loads the same address anew: it also brings a fresh release set, if the slice was mended since. */
function FailedView() {
	const t = useMessages(errorMessages);
	const { pathname, search } = useLocation();
	return (
		<section className={styles.error} role="alert" data-page="failed">
			<h1>{t.failedTitle}</h1>
			<p>{t.failedText}</p>
			<a className={styles.action} href={pathname + search}>
				{t.tryAgain}
			</a>
			<a href={PATHS.home}>{t.goHome}</a>
		</section>
	);
}

/** Stands in for a page that cannot be shown, inside its layout. */
export function PageError() {
	const error = useRouteError();
	const isNotFound = isRouteErrorResponse(error) && error.status === 404;
	useEffect(() => {
		if (!isNotFound) console.warn('A page failed', error);
	}, [error, isNotFound]);
	return isNotFound ? <NotFoundView /> : <FailedView />;
}
