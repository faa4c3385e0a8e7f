import type { Translation } from '../translation.ts';

export const menTrousers: Translation['products'] = {
	'Chinosy Tramwajarz': {
		name: 'Chino Tramwajarz',
		lead: 'Chino dritti a vita media, per il lunedì e per il sabato.',
		story:
			'Né stretti né a sacco. La gamba misura diciotto centimetri alla caviglia: quanto basta per un risvolto, non per tre.',
	},
	'Chinosy wąskie Kurator': {
		name: 'Chino slim Kurator',
		lead: 'Chino affusolati che sulle scale non danno fastidio.',
		story:
			'Più spazio sulla coscia, meno sul polpaccio. Al vernissage con il dolcevita e le stringate di pelle, al lavoro con la camicia oxford.',
	},
	'Spodnie lniane Zalew': {
		name: 'Pantaloni in lino Zalew',
		lead: 'Pantaloni in lino con il laccetto, e con la patta come quelli veri.',
		story:
			'Hanno bottone, cerniera e passanti, ma anche cordoncino ed elastico dietro: scegli tu, secondo che si vada in terrazza o al ristorante.',
	},
	'Spodnie wełniane Mecenas': {
		name: 'Pantaloni in lana Mecenas',
		lead: 'Pantaloni da completo con una sola pince.',
		story:
			'La pince dà agio quando ti siedi, la piega scende dritta fino alla scarpa. In vita ci sono i regolatori laterali, quindi la cintura può restare a casa, soprattutto dopo pranzo. Con la giacca Mecenas fanno un completo, ma se la cavano benissimo anche con un maglione.',
	},
	'Spodnie sztruksowe Bacówka': {
		name: 'Pantaloni in velluto a coste Bacówka',
		lead: 'Pantaloni a coste dritti, per un inverno senza calzamaglia.',
		story:
			'La costa media è calda e abbastanza elegante da starci con una giacca. Al cavallo c’è un tassello che apprezzerai in bici e scavalcando una staccionata.',
	},
	'Jeansy proste Bug': {
		name: 'Jeans dritti Bug',
		lead: 'Jeans dritti in denim cimosato, all’inizio rigidi come cartone.',
		story:
			'Dagli tre settimane: impareranno come ti siedi, cosa tieni in tasca e con che gamba sali in bici. Poi non ne vorrai altri. Cinque tasche, bottoni sulla patta, etichetta di cuoio senza scritte.',
	},
	'Jeansy zwężane Noteć': {
		name: 'Jeans affusolati Noteć',
		lead: 'Vita più alta, gamba affusolata, cerniera al posto dei bottoni.',
		story:
			'Per chi ha polpacci da ciclista: non fasciano, eppure sono stretti. Dietro salgono un po’ di più: quando ti accovacci tutto resta coperto.',
	},
	'Joggery Sobota': {
		name: 'Jogger Sobota',
		lead: 'Pantaloni in felpa con polsino, per aprire al corriere con dignità.',
		story:
			'Tasche oblique con chiusura, gamba affusolata, cordoncino nascosto. Al posto della stampa un solo piccolo ricamo dietro, tono su tono.',
	},
	'Szorty lniane Mierzeja': {
		name: 'Shorts in lino Mierzeja',
		lead: 'Shorts sopra il ginocchio, con elastico e laccetto.',
		story:
			'Stanno tra il costume e i bermuda, in tutti i sensi. La tasca dietro si abbottona, quelle laterali sono profonde: sulla sdraio non cade nulla.',
	},
	'Bermudy bawełniane Kajak': {
		name: 'Bermuda in cotone Kajak',
		lead: 'Chino corti al ginocchio, con due tasche a scatto.',
		story:
			'Nascono dai nostri chino, solo più corti di mezzo metro. La tasca sulla coscia è piatta e tiene la mappa o il telefono; in kayak restano asciutti, se pagai con attenzione.',
	},
};
