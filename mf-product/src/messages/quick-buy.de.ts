import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { QuickBuyTexts } from './quick-buy.ts';

export const messages: TextsOf<QuickBuyTexts> = {
	buy: 'In den Warenkorb',
	buyName: 'In den Warenkorb: {name}',
	close: 'Auswahl schließen',
	more: 'Bei diesem Artikel ist mehr zu wählen als eine Größe.',
	open: 'Produktseite öffnen',
};
