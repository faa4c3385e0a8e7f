import { useMessages } from '@pasaz/kernel/i18n/messages';
import { PATHS } from '@pasaz/kernel/routes';
import { closeOverlay } from '@pasaz/kernel/stores/overlays';
import { buttonLook } from '@pasaz/ui-kit/button';
import { Modal } from '@pasaz/ui-kit/modal';
import { Link, useLocation } from 'react-router';
import { sessionMessages } from '../messages/session.ts';

export function SignUpOverlay() {
	const t = useMessages(sessionMessages);
	const { pathname, search } = useLocation();
	const login = `${PATHS.login}?next=${encodeURIComponent(pathname + search)}`;
	const actions = (
		<>
			<Link {...buttonLook()} to={login} onClick={closeOverlay}>
				{t.logIn}
			</Link>
			<Link {...buttonLook('secondary')} to={PATHS.register} onClick={closeOverlay}>
				{t.register}
			</Link>
			<button {...buttonLook('quiet')} type="button" onClick={closeOverlay}>
				{t.stayGuest}
			</button>
		</>
	);
	return (
		<Modal open onClose={closeOverlay} title={t.signUpTitle} closeLabel={t.close} actions={actions}>
			<p>{t.signUpText}</p>
		</Modal>
	);
}
