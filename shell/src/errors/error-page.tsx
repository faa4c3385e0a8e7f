import type { PageModule } from '@pasaz/kernel/contract/slices';
import { errorMessages } from '../messages/error.ts';
import { FailedView } from './failed-view.tsx';

/** Other systems send shoppers to this page when something failed there. */
export const errorPage: PageModule = {
	Component: () => <FailedView reason="ours" retry={null} />,
	handle: {
		meta: (_data, shop) => ({ title: errorMessages.in(shop.translator).get().failedTitle, noindex: true }),
	},
};
