import type { Translation } from '../translation.ts';

export const shirts: Translation['products'] = {
	'Koszula lniana Mela': {
		name: 'Camicia in lino Mela',
		lead: 'Una camicia ampia in lino con taschino, un po’ presa a lui e un po’ tutta tua.',
		story:
			'Spalle scese, dietro più lungo di qualche centimetro e polsino largo, facile da arrotolare. Nei pantaloni infiliamo solo il davanti. D’estate è un copricostume, d’autunno va sotto un gilet di lana.',
	},
	'Koszula z popeliny Alba': {
		name: 'Camicia in popeline Alba',
		lead: 'La camicia bianca da cui siamo partite, e da cui parte la maggior parte degli armadi.',
		story:
			'Cercavamo un colletto bello da chiuso, da aperto e sopra un maglione: ci sono voluti undici prototipi. Alba ha la manica slanciata e le pinces solo dietro, così davanti cade liscia e in vita disegna appena la forma.',
	},
	'Koszula flanelowa Bieszczada': {
		name: 'Camicia in flanella Bieszczada',
		lead: 'Una camicia abbondante a quadri in cui stanno un maglione e un intero fine settimana.',
		story:
			'È pensata per stare sopra: due tasche con pattina e spalle che accolgono una maglia grossa. In radura fa da giacca, in casa da vestaglia.',
	},
	'Koszula w paski Kurier': {
		name: 'Camicia a righe Kurier',
		lead: 'Una camicia larga a righe sottili, con colletto e polsini bianchi.',
		story:
			'Il colletto a contrasto è un omaggio alle camicie da uomo degli anni Ottanta; le proporzioni, però, sono nostre. Due bottoni slacciati e diventa una tunica. L’abbinamento più semplice del mondo: Kurier, jeans dritti e mocassini.',
	},
	'Koszula sztruksowa Wrzos': {
		name: 'Camicia in velluto a coste Wrzos',
		lead: 'Abbastanza pesante per fare da giacca, abbastanza morbida per restare una camicia.',
		story:
			'Automatici al posto dei bottoni, per chiuderla con i guanti. Due tasche fuori e una, segreta, all’interno. A ottobre basta da sola, a gennaio scivola bene sotto il cappotto.',
	},
	'Koszula satynowa Selene': {
		name: 'Camicia in raso Selene',
		lead: 'Una camicia con la mano della seta, senza i capricci della seta.',
		story:
			'L’abbottonatura nascosta lascia davanti una superficie unica e tranquilla. I polsini alti con tre bottoncini ricordano un costume d’epoca. Con i pantaloni ampi di lana la sera, con i jeans tutti gli altri giorni.',
	},
	'Koszula jeansowa Tama': {
		name: 'Camicia in denim Tama',
		lead: 'La classica camicia in denim con gli automatici, nella versione più leggera della nostra tela.',
		story:
			'È più corta ai lati e arrotondata, quindi sta bene fuori dai pantaloni. Le impunture sono color ruggine, come nei nostri jeans.',
	},
	'Koszula lniana ze stójką Runa': {
		name: 'Camicia in lino alla coreana Runa',
		lead: 'Una camicia senza colletto, con abbottonatura a metà e una piccola piega sulla schiena.',
		story:
			'Il collo è alto due centimetri: quanto basta per riparare la nuca dal sole senza litigare con il foulard. Al posto dei polsini c’è una coulisse: la tiri sopra il gomito e non devi più arrotolare niente.',
	},
};
