import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { CompareView } from '../compare/compare-view.tsx';
import { compareMessages } from '../messages/compare.ts';

export const handle = {
	meta: (_, { translator }) => ({ title: compareMessages.in(translator).get().title, noindex: true }),
} satisfies PageHandle<unknown>;

export function Component() {
	return <CompareView />;
}
