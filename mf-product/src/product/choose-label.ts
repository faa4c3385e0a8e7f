import { useMessages } from '@pasaz/kernel/i18n/messages';
import { productMessages } from '../messages/product.ts';
import type { VariantAttribute } from './product-page-data.ts';

/** Asks for a choice: `Wybierz rozmiar`. */
export function useChooseLabel(): (attribute: VariantAttribute) => string {
	const t = useMessages(productMessages);
	return ({ code, label }) => {
		if (code === 'color') return t.chooseColor;
		return code === 'size' ? t.chooseSize : t.choose({ label });
	};
}
