import { useMessages } from '@pasaz/kernel/i18n/messages';
import { answer, type Confirmation } from '@pasaz/kernel/stores/confirmation';
import { Button } from '@pasaz/ui-kit/button';
import { Modal } from '@pasaz/ui-kit/modal';
import { useId } from 'react';
import { confirmationMessages } from '../messages/confirmation.ts';

export function ConfirmationDialog({ confirmation }: { confirmation: Confirmation }) {
	const t = useMessages(confirmationMessages);
	const bodyId = useId();
	const { title = t.title, body, actions } = confirmation;
	const buttons = actions.map((action, index) => (
		<Button key={action.label} variant={index === 0 ? 'primary' : 'secondary'} onClick={() => answer(action)}>
			{action.label}
		</Button>
	));
	return (
		<Modal
			open
			onClose={() => answer()}
			title={title}
			closeLabel={t.close}
			describedBy={bodyId}
			actions={buttons.length > 0 && buttons}
		>
			<p id={bodyId}>{body}</p>
		</Modal>
	);
}
