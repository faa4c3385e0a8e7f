import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { LoyaltyTexts } from './loyalty.ts';

export const messages: TextsOf<LoyaltyTexts> = {
	title: 'Carta fedeltà',
	lead: 'Mostra il codice alla cassa dello showroom. I punti degli acquisti online arrivano quando l’ordine è pagato.',
	noCard: 'Questo negozio non ha una carta fedeltà',
	barcode: 'Codice a barre della carta {number}',
	points: { one: '{count} punto', other: '{count} punti' },
	level: 'Livello {level}',
	missing: {
		one: 'Manca {count} punto al livello successivo.',
		other: 'Mancano {count} punti al livello successivo.',
	},
	history: 'Da dove vengono i punti',
	noPoints: 'I primi punti arrivano quando un ordine è pagato.',
	order: 'Ordine {number}',
	retry: 'Riprova',
};
