import { useMessages } from '@pasaz/kernel/i18n/messages';
import { RichText } from '@pasaz/ui-kit/rich-text';
import { contentMessages } from '../messages/content.ts';
import { scrollingTables } from './scrolling-tables.ts';

/** Editorial HTML whose wide tables scroll. */
export function Article({ html }: { html: string }) {
	const { table } = useMessages(contentMessages);
	return <RichText html={scrollingTables(html, table)} />;
}
