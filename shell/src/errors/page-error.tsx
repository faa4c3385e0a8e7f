import { useStore } from '@nanostores/react';
import { Fragment } from '@pasaz/kernel/composition/fragment';
import { useHasActed } from '@pasaz/kernel/composition/lazy';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { PATHS } from '@pasaz/kernel/routes';
import { notify } from '@pasaz/kernel/stores/notifications';
import { $online } from '@pasaz/kernel/stores/online';
import { RETRY } from '@pasaz/kernel/stores/overlays';
import { buttonLook } from '@pasaz/ui-kit/button';
import { useEffect, useEffectEvent } from 'react';
import {
	data,
	isRouteErrorResponse,
	Link,
	useHref,
	useLocation,
	useNavigate,
	useNavigation,
	useRouteError,
} from 'react-router';
import { isLoadFailure, LateError } from '../composition/load-failure.ts';
import { usePageShown } from '../layout/use-page-shown.ts';
import { errorMessages } from '../messages/error.ts';
import { FailedView } from './failed-view.tsx';
import { failureReason, isMissingOffline } from './failure-reason.ts';
import styles from './page-error.module.css';
import { reloadOnce } from './reload-once.ts';

function NotFoundView() {
	const t = useMessages(errorMessages);
	const hasActed = useHasActed();
	usePageShown(t.notFoundTitle);
	return (
		<>
			<section className={styles.error} data-page="not-found">
				<h1>{t.notFoundTitle}</h1>
				<p>{t.notFoundText}</p>
				<form className={styles.search} action={useHref(PATHS.search)}>
					<label>
						{t.searchLabel}
						<input name="q" type="search" />
					</label>
					<button {...buttonLook()} type="submit">
						{t.search}
					</button>
				</form>
				<div className={styles.ways}>
					<Link to={PATHS.home}>{t.goHome}</Link>
					<Link to={PATHS['site-map']}>{t.siteMap}</Link>
				</div>
			</section>
			{hasActed && <Fragment name="mf_catalog/recently-viewed" props={{ max: 4 }} fallback={null} />}
		</>
	);
}

/** Without network the missing page leads home, also where the browser notices only later that it has none. */
function useWayHome(isMissing: boolean) {
	const t = useMessages(errorMessages);
	const navigate = useNavigate();
	useEffect(() => {
		if (!isMissing) return;
		notify({ type: 'error', message: t.leavingOffline });
		void navigate(PATHS.home, { replace: true });
	}, [isMissing, navigate, t]);
}

/** Reports the failure, with OK (rule 20.6); missing code is fetched with a fresh document. */
function useReport(error: unknown, isMissing: boolean) {
	const t = useMessages(errorMessages);
	useEffect(() => console.warn('A page failed', error), [error]);
	useEffect(() => {
		if (isMissing || error instanceof LateError) return;
		const isOnline = $online.get();
		const reload = () => location.reload();
		if (isOnline && isLoadFailure(error) && reloadOnce({ area: sessionStorage, now: Date.now(), reload })) return;
		const ok = { label: t.ok, run: () => undefined };
		notify({ type: 'error', message: t[failureReason(error, isOnline)], action1: ok });
	}, [error, isMissing, t]);
}

function Failed({ error }: { error: unknown }) {
	const t = useMessages(errorMessages);
	const navigate = useNavigate();
	const isLeaving = useNavigation().state !== 'idle';
	const { pathname, search, hash } = useLocation();
	const isOnline = useStore($online, { ssr: 'initial' });
	const isMissing = isMissingOffline(error, isOnline) && pathname !== PATHS.home;
	usePageShown(t.failedTitle, { standsIn: true });
	useReport(error, isMissing);
	useWayHome(isMissing);
	const here = pathname + search + hash;
	const retry = () => void navigate(here, { replace: true, preventScrollReset: true, state: RETRY });
	const retryUnlessLeaving = useEffectEvent(() => {
		if (!isLeaving) retry();
	});
	useEffect(() => (isOnline ? undefined : $online.listen((isBack) => isBack && retryUnlessLeaving())), [isOnline]);
	useEffect(() => {
		if (!(error instanceof LateError)) return;
		let isLeft = false;
		const goOn = () => isLeft || retryUnlessLeaving();
		error.arrival.then(goOn, goOn);
		return () => {
			isLeft = true;
		};
	}, [error]);
	return <FailedView reason={failureReason(error, isOnline)} retry={retry} />;
}

export function PageError() {
	const error = useRouteError();
	const isOnline = useStore($online, { ssr: 'initial' });
	const isNotFound = isRouteErrorResponse(error) && error.status === 404 && !isMissingOffline(error, isOnline);
	return isNotFound ? <NotFoundView /> : <Failed error={error} />;
}

/** Gives the answer its status; `PageError` then shows the page. */
export async function notFoundLoader(): Promise<never> {
	throw data(null, { status: 404 });
}

/** A route needs a component, but this one is never rendered because the loader always throws. */
export function NotFound() {
	return null;
}
