import { useStore } from '@nanostores/react';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { PATHS } from '@pasaz/kernel/routes';
import { $isLoggedIn } from '@pasaz/kernel/stores/user';
import { Link } from 'react-router';
import { layoutMessages } from '../messages/layout.ts';

/** Into the account, or to the login for guests; the server renders everybody as a guest. */
export function AccountLink({ className }: { className: string | undefined }) {
	const t = useMessages(layoutMessages);
	const isLoggedIn = useStore($isLoggedIn);
	return (
		<Link className={className} to={isLoggedIn ? PATHS.account : PATHS.login}>
			{isLoggedIn ? t.account : t.logIn}
		</Link>
	);
}
