import type { Translation } from '../translation.ts';

/** Coats, tailored jackets and casual ones. */
export const menOuterwear: Translation['products'] = {
	'Płaszcz wełniany Ratusz': {
		name: 'Cappotto in lana Ratusz',
		lead: 'Un monopetto sotto il ginocchio, sopra il completo e sopra la felpa.',
		story:
			'Tre bottoni, revers stretti, spacco dietro. Il giromanica è profondo quanto serve a una giacca, eppure senza giacca il cappotto non sembra grande.',
	},
	'Budrysówka Przystań': {
		name: 'Montgomery Przystań',
		lead: 'Un montgomery in lana con cappuccio e alamari di legno.',
		story:
			'Gli alamari in legno d’ulivo sono fermati da una grossa corda di canapa. Tasche applicate con pattina, cappuccio in cui stanno le cuffie. Per la fermata, per la partita, per una passeggiata a riva in febbraio.',
	},
	'Marynarka wełniana Mecenas': {
		name: 'Giacca in lana Mecenas',
		lead: 'Una giacca dalla spalla naturale, per il completo o per i jeans.',
		story:
			'Due bottoni, due spacchi, e le asole ai polsi si aprono davvero. Al posto delle spalline un velo di ovatta: la spalla cade come l’ha fatta il Creatore.',
	},
	'Marynarka lniana Werandowa': {
		name: 'Giacca in lino Werandowa',
		lead: 'Una giacca estiva sfoderata con tasche applicate.',
		story:
			'Si sgualcisce nel primo quarto d’ora, e da quel momento sta già bene. Cuciture bordate e poco meno di mezzo chilo in tutto. Matrimoni all’aperto, lauree di giugno, sere in veranda.',
	},
	'Kurtka woskowana Rewir': {
		name: 'Giacca cerata Rewir',
		lead: 'Una giacca cerata con tasche a soffietto e collo in velluto a coste.',
		story:
			'Fatta per la pioggia e per il cane che esce dall’acqua. Le tasche grandi hanno un interno che si lava a mano e, sotto, ne nascondono altre due, calde.',
	},
	'Parka Suwałki': {
		name: 'Parka Suwałki',
		lead: 'Un parka per il polo del freddo polacco.',
		story:
			'Il nome impegna: lo abbiamo provato a Suwałki, a gennaio, a meno ventidue. Il cappuccio si chiude lasciando solo una fessura per gli occhi, i polsini sono doppi. Fuori ci sono sette tasche; l’ottava, nascosta, cercala nella fodera.',
	},
	'Kurtka robocza Majster': {
		name: 'Giacca da lavoro Majster',
		lead: 'Una giacca in cotone con tre tasche, al posto del blazer.',
		story:
			'Il modello ha cent’anni e non chiede correzioni. Abbiamo aggiunto solo una tasca interna e un’asola per gli occhiali. Sotto, camicia e cravatta si sentono a casa quanto una T-shirt.',
	},
	'Kurtka jeansowa Drwęca': {
		name: 'Giacca in denim Drwęca',
		lead: 'Una giacca di jeans «type two», con le pieghe sul petto.',
		story:
			'Le pieghe davanti un tempo servivano ad allargarla; oggi stanno bene e basta. Le tasche laterali le abbiamo aggiunte noi, perché senza non si sa dove mettere le mani.',
	},
	'Kurtka pikowana Gajowy': {
		name: 'Giacca trapuntata Gajowy',
		lead: 'Una giacca trapuntata con colletto in velluto a coste.',
		story:
			'Leggera, silenziosa e abbastanza a modo per andarci al lavoro. Si chiude con automatici e ha gli spacchi ai lati, utili al volante e in sella.',
	},
};
