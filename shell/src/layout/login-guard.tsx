import { useStore } from '@nanostores/react';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { PATHS } from '@pasaz/kernel/routes';
import { notify } from '@pasaz/kernel/stores/notifications';
import { $isLoggedIn, $userIsLoaded } from '@pasaz/kernel/stores/user';
import { type ComponentType, useEffect } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import { errorMessages } from '../messages/error.ts';

/** The server does not know who is logged in, so it renders the page as it looks before the browser knows. */
export function withLoginGuard(Page: ComponentType): ComponentType {
	return function Guarded() {
		const t = useMessages(errorMessages);
		const isLoaded = useStore($userIsLoaded, { ssr: 'initial' });
		const isLoggedIn = useStore($isLoggedIn, { ssr: 'initial' });
		const navigate = useNavigate();
		const { pathname, search } = useLocation();
		const here = useHref({ pathname, search });
		const isGuest = isLoaded && !isLoggedIn;
		useEffect(() => {
			// A shopper who logs out has left already, but this page stays until the next one is shown.
			const isLeaving = location.pathname + location.search !== here;
			if (!isGuest || isLeaving) return;
			notify({ type: 'error', message: t.needsLogin });
			void navigate(`${PATHS.login}?next=${encodeURIComponent(pathname + search)}`, { replace: true });
		}, [isGuest, here, navigate, pathname, search, t]);
		return isGuest ? null : <Page />;
	};
}
