import type { Translation } from '../translation.ts';

export const skirts: Translation['products'] = {
	'Spódnica lniana Dobrochna': {
		name: 'Gonna in lino Dobrochna',
		lead: 'Una gonna a ruota al polpaccio, con tasche ed elastico nascosto dietro.',
		story:
			'Tre metri di lino di giro, eppure non allarga i fianchi: l’arricciatura comincia solo dietro. Il davanti è liscio, con una fila di bottoni decorativi.',
	},
	'Spódnica satynowa Halo': {
		name: 'Gonna in raso Halo',
		lead: 'Tagliata in sbieco, senza chiusure, con un elastico piatto.',
		story:
			'Halo è la cosa più semplice che cuciamo: due pezzi di stoffa e due cuciture. L’arte sta tutta nell’angolo del taglio. D’estate con maglietta e ciabatte, d’inverno con maglione e stivali; in pratica non c’è nulla con cui non vada.',
	},
	'Spódnica jeansowa Odra': {
		name: 'Gonna in denim Odra',
		lead: 'Una gonna midi dritta in denim, con lo spacco davanti.',
		story:
			'Lo spacco finisce sopra il ginocchio: si può correre per l’autobus. In alto cinque tasche e passanti, come nei jeans che si rispettano.',
	},
	'Spódnica wełniana w pepitkę Szarotka': {
		name: 'Gonna in lana pied-de-poule Szarotka',
		lead: 'Una gonna in lana sotto il ginocchio, a pied-de-poule minuto.',
		story:
			'Il disegno è così piccolo che a qualche passo diventa un colore solo. Il piegone dietro si apre quando cammini e scompare quando ti fermi. Ama la compagnia di un dolcevita nero e di calze coprenti.',
	},
	'Spódnica plisowana Harfa': {
		name: 'Gonna plissé Harfa',
		lead: 'Pieghe sottili, fascia alta e molto movimento.',
		story:
			'Il plissé lo fa un laboratorio di Łódź, l’ultimo rimasto in città, con stampi di cartone di mezzo secolo fa. Regge il lavaggio nel sacchetto; si asciuga appesa per la cintura.',
	},
	'Spódnica sztruksowa Leśna': {
		name: 'Gonna in velluto a coste Leśna',
		lead: 'Una gonna corta a trapezio chiusa davanti da automatici.',
		story:
			'Il trapezio parte dal fianco e non dalla vita: per questo sta bene con il maglione infilato dentro. Tasche applicate, profonde e un po’ oblique. Con calze coprenti e stringate, dalle prime castagne fino a marzo.',
	},
	'Spódnica w kwiaty Warkocz': {
		name: 'Gonna a fiori Warkocz',
		lead: 'Una gonna a portafoglio a fiorellini, annodata sul fianco.',
		story:
			'Il lembo è ampio e al vento non si apre: lo tiene un bottone all’interno. L’allacciatura regola il giro vita di una taglia in più o in meno.',
	},
	'Spódnica aksamitna Bal': {
		name: 'Gonna in velluto Bal',
		lead: 'Una gonna dritta in velluto a metà polpaccio.',
		story:
			'Per il ballo, per la filarmonica e per un martedì qualunque con una T-shirt semplice. Cerniera nascosta sul fianco e nessun altro ornamento: il velluto non ama la concorrenza.',
	},
	'Spódnica dzianinowa Sarna': {
		name: 'Gonna in maglia Sarna',
		lead: 'Una gonna a coste in merino, da abbinare al maglione.',
		story:
			'Calda, elastica e silenziosa: non si elettrizza e non risale sulle calze. L’elastico è cucito dentro la maglia, quindi in vita non fa rotolini. Con il maglione Turnia dello stesso colore sembra un abito.',
	},
};
