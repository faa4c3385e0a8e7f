import { useMessages } from '@pasaz/kernel/i18n/messages';
import { productMessages } from '../messages/product.ts';
import { fitOf } from './fit-of.ts';

export function FitSummary({ counts }: { counts: readonly number[] | undefined }) {
	const t = useMessages(productMessages);
	const fit = fitOf(counts);
	if (!fit) return null;
	const { kind, share, total } = fit;
	const words = { small: t.fitsSmall, right: t.fitsRight, large: t.fitsLarge };
	return <p>{t.fit({ words: words[kind], share: String(share), total: String(total) })}</p>;
}
