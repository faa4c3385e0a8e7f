import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { CartMoveTexts } from './cart-move.ts';

export const messages: TextsOf<CartMoveTexts> = {
	lead: 'Im anderen Shop zahlst du in {currency}. Dein Warenkorb kommt mit, und die Artikel kosten, was sie dort kosten.',
	sums: 'Artikel: {before} → {after}',
	unsold: 'Dort nicht im Angebot: {names}. Du findest sie im Warenkorb dieses Shops wieder.',
	unknown: 'Die neuen Preise siehst du im Warenkorb.',
	go: 'Zum anderen Shop wechseln',
	stay: 'Hier bleiben',
};
