import { useShop } from '@pasaz/kernel/composition/shop';
import { RichText } from '@pasaz/ui-kit/rich-text';
import { linksInStore } from './links-in-store.ts';

/** What the shop's editors wrote, with links that stay in the store view. */
export function Article({ html }: { html: string }) {
	const { storeView } = useShop();
	return <RichText html={linksInStore(html, storeView)} />;
}
