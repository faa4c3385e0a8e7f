import { useStore } from '@nanostores/react';
import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { PATHS } from '@pasaz/kernel/routes';
import { notify } from '@pasaz/kernel/stores/notifications';
import { $isLoggedIn, $user, $userIsLoaded, endedSession } from '@pasaz/kernel/stores/user';
import { type ComponentType, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { errorMessages } from '../messages/error.ts';

/** A page that is hidden says so when the shopper looks at it: a notification would be gone by then. */
function askToLogIn(message: string): void {
	const ask = () => $isLoggedIn.get() || notify({ type: 'error', message });
	if (document.hidden) document.addEventListener('visibilitychange', ask, { once: true });
	else ask();
}

/** The server does not know who is logged in, so it renders the page as it looks before the browser knows. */
export function withLoginGuard(
	Page: ComponentType,
	needsLogin: NonNullable<PageHandle<unknown>['needsLogin']>,
): ComponentType {
	return function Guarded() {
		const t = useMessages(errorMessages);
		const isLoaded = useStore($userIsLoaded, { ssr: 'initial' });
		const isLoggedIn = useStore($isLoggedIn, { ssr: 'initial' });
		const navigate = useNavigate();
		const { pathname, search } = useLocation();
		const params = useParams();
		const isPrivate = typeof needsLogin === 'function' ? needsLogin(params) : needsLogin;
		const mustLogIn = isPrivate && isLoaded && !isLoggedIn;
		const last = useRef<string | null>(null);
		useEffect(
			() =>
				$user.subscribe(({ session }) => {
					last.current = session ?? last.current;
				}),
			[],
		);
		useEffect(() => {
			if (!mustLogIn) return;
			// a shopper whose session ends here hears of it from what has ended it
			if (last.current === null || last.current !== endedSession()) askToLogIn(t.needsLogin);
			void navigate(`${PATHS.login}?next=${encodeURIComponent(pathname + search)}`, { replace: true });
		}, [mustLogIn, navigate, pathname, search, t]);
		return mustLogIn ? null : <Page />;
	};
}
