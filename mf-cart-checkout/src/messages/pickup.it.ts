import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { PickupTexts } from './pickup.ts';

export const messages: TextsOf<PickupTexts> = {
	title: 'Punto di ritiro',
	chosen: 'Punto di ritiro scelto',
	change: 'Cambia punto',
	search: 'Località, via o CAP',
	searchHint: 'Ad es. Milano, Via Torino o 20123.',
	searching: 'Cerchiamo i punti…',
	none: 'Non abbiamo trovato questo punto. Controlla la grafia o scrivi una località più grande.',
	found: {
		one: 'Abbiamo trovato {count} punto.',
		many: 'Abbiamo trovato {count} punti.',
		other: 'Abbiamo trovato {count} punti.',
	},
	phoneHint: 'Ti invieremo il codice di ritiro a questo numero.',
};
