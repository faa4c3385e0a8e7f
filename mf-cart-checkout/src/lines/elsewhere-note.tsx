import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Notice } from '@pasaz/ui-kit/notice';
import { useElsewhere } from '../cart/elsewhere.ts';
import { linesMessages } from '../messages/lines.ts';

export function ElsewhereNote() {
	const t = useMessages(linesMessages);
	const { unsold } = useElsewhere();
	return unsold > 0 && <Notice>{t.elsewhere(unsold)}</Notice>;
}
