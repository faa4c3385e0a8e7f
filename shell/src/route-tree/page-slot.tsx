import { useShop } from '@pasaz/kernel/composition/shop';
import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { Outlet, useLocation, useMatches, useNavigate } from 'react-router';
import { FailedView } from '../errors/failed-view.tsx';
import styles from '../layout/layout.module.css';
import { $pageWaits } from '../layout/pending/page-waits.ts';
import { isNothingShown, isVisitedLater, usePageShown } from '../layout/use-page-shown.ts';
import { metaOf } from '../routing/page-meta.ts';

/** ms that a page may wait for a part of itself before the shopper is told. */
const LATE_AFTER = 3000;

/** Shows nothing at first, because most pages are there at once; then it offers ways on until the page comes. */
function Waiting() {
	const [isLate, setIsLate] = useState(false);
	const navigate = useNavigate();
	const { pathname, search } = useLocation();
	useEffect(() => {
		const timer = setTimeout(() => setIsLate(true), LATE_AFTER);
		return () => clearTimeout(timer);
	}, []);
	// A layout effect runs before the paint, so the placeholder of the page stays without a gap.
	useLayoutEffect(() => {
		$pageWaits.set(!isLate);
		return () => $pageWaits.set(false);
	}, [isLate]);
	if (!isLate) return <div className={styles.waiting} />;
	return <FailedView reason="late" retry={() => void navigate(pathname + search, { replace: true })} />;
}

/** Only a page that came by client-side navigation may wait for a part of itself; a first page is complete. */
export function PageSlot() {
	const shop = useShop();
	const last = useMatches().at(-1);
	const { pathname } = useLocation();
	const [cameLater, setCameLater] = useState(() => isVisitedLater(pathname));
	const [first] = useState({ pathname, data: last?.loaderData });
	const [isServed, setIsServed] = useState(isNothingShown);
	if (!cameLater && pathname !== first.pathname) setCameLater(true);
	if (isServed && (cameLater || last?.loaderData !== first.data)) setIsServed(false);
	// The document has its title, which takes a slow phone 15 ms to make.
	usePageShown(isServed ? undefined : metaOf(last && { handle: last.handle, data: last.loaderData }, shop).title);
	if (!cameLater) return <Outlet />;
	return (
		<Suspense key={pathname} fallback={<Waiting />}>
			<Outlet />
		</Suspense>
	);
}
