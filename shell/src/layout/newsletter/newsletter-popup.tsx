import { Fragment } from '@pasaz/kernel/composition/fragment';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { leaveOverlay } from '@pasaz/kernel/stores/overlays';
import { Button } from '@pasaz/ui-kit/button';
import { Modal } from '@pasaz/ui-kit/modal';
import { useEffect } from 'react';
import { newsletterPopupMessages } from '../../messages/newsletter-popup.ts';

const close = () => leaveOverlay('newsletter-popup');

function CloseWithoutForm() {
	useEffect(close, []);
	return null;
}

export function NewsletterPopup() {
	const t = useMessages(newsletterPopupMessages);
	const no = (
		<Button variant="quiet" onClick={close}>
			{t.later}
		</Button>
	);
	return (
		<Modal open onClose={close} title={t.title} closeLabel={t.close} actions={no}>
			<p>{t.text}</p>
			<Fragment name="mf_content/newsletter-form" props={{ place: 'popup' }} fallback={<CloseWithoutForm />} />
		</Modal>
	);
}
