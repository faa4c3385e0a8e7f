import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { RichText } from '@pasaz/ui-kit/rich-text';
import { contentMessages } from '../messages/content.ts';
import { linksInStore } from './links-in-store.ts';
import { scrollingTables } from './scrolling-tables.ts';

/** Editorial HTML: links stay in the store view, wide tables scroll. */
export function Article({ html }: { html: string }) {
	const { storeView } = useShop();
	const { table } = useMessages(contentMessages);
	return <RichText html={scrollingTables(linksInStore(html, storeView), table)} />;
}
