import { useMessages } from '@pasaz/kernel/i18n/messages';
import { PATHS } from '@pasaz/kernel/routes';
import { buttonLook } from '@pasaz/ui-kit/button';
import { useHref, useLocation } from 'react-router';
import { errorMessages } from '../messages/error.ts';
import type { FailureReason } from './failure-reason.ts';
import styles from './page-error.module.css';

interface Props {
	reason: FailureReason;
	/** Loads the page again within this document; null where there is nothing to load. */
	retry: (() => void) | null;
}

/** Says why a page cannot be shown and offers ways on, which are plain links without JavaScript. */
export function FailedView({ reason, retry }: Props) {
	const t = useMessages(errorMessages);
	const { pathname, search } = useLocation();
	const here = useHref(pathname + search);
	const home = useHref(PATHS.home);
	return (
		<section className={styles.error} role="alert" data-page="failed">
			<h1>{t.failedTitle}</h1>
			<p>{t[reason]}</p>
			<div className={styles.ways}>
				{retry && (
					<a
						{...buttonLook()}
						href={here}
						onClick={(event) => {
							event.preventDefault();
							retry();
						}}
					>
						{t.tryAgain}
					</a>
				)}
				<a {...buttonLook(retry ? 'quiet' : 'secondary')} href={home}>
					{t.goHome}
				</a>
			</div>
		</section>
	);
}
