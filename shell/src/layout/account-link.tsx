import { useStore } from '@nanostores/react';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { PATHS } from '@pasaz/kernel/routes';
import { $isLoggedIn } from '@pasaz/kernel/stores/user';
import { VisuallyHidden } from '@pasaz/ui-kit/visually-hidden';
import { Link } from 'react-router';
import { layoutMessages } from '../messages/layout.ts';
import { Icon } from './icon.tsx';

interface AccountLinkProps {
	className: string | undefined;
	look?: 'text' | 'icon';
	onClick?: () => void;
}

/** Leads to the account, or guests to the login; the server renders everybody as a guest. */
export function AccountLink({ className, look = 'text', onClick }: AccountLinkProps) {
	const t = useMessages(layoutMessages);
	const isLoggedIn = useStore($isLoggedIn, { ssr: 'initial' });
	const name = isLoggedIn ? t.account : t.logIn;
	return (
		<Link className={className} discover="none" to={isLoggedIn ? PATHS.account : PATHS.login} onClick={onClick}>
			{look === 'icon' && <Icon name="account" />}
			{look === 'icon' ? <VisuallyHidden>{name}</VisuallyHidden> : name}
		</Link>
	);
}
