import type { PageModule } from '@pasaz/kernel/contract/slices';
import { errorMessages } from '../messages/error.ts';
import { FailedView } from './failed-view.tsx';

/** The page at the address to which other systems send shoppers when something failed there. */
export const errorPage: PageModule = {
	Component: () => <FailedView reason="ours" retry={null} />,
	handle: {
		meta: (_data, shop) => ({ title: errorMessages.in(shop.translator).get().failedTitle, noindex: true }),
	},
};
