import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { notify } from '@pasaz/kernel/stores/notifications';
import { useState } from 'react';

/** Runs what a button does, which is busy meanwhile; says what failed in a message. */
export function useReportedTask() {
	const toMessage = useErrorMessage();
	const [busy, setBusy] = useState(false);
	const run = async (work: () => Promise<void>) => {
		setBusy(true);
		try {
			await work();
		} catch (error) {
			notify({ type: 'error', message: toMessage(error) });
		} finally {
			setBusy(false);
		}
	};
	return { busy, run };
}
