import type { Translation } from '../translation.ts';

export const blouses: Translation['products'] = {
	'Bluzka muślinowa Piwonia': {
		name: 'Blusa in mussola Piwonia',
		lead: 'Una blusa leggera con maniche a sbuffo e scollo con laccetti.',
		story:
			'Piwonia ha volume dove te lo aspetti: nelle maniche. Il resto è semplice e sciolto e finisce a filo con la cintura dei pantaloni. Meglio con qualcosa di liscio sotto: jeans dritti o una gonna di lino.',
	},
	'Bluzka wiskozowa Mgiełka': {
		name: 'Blusa in viscosa Mgiełka',
		lead: 'Una blusa a pois grandi come grani di pepe, con il fiocco al collo.',
		story:
			'I nastri si legano a fiocco, si passano una volta come un foulard o si lasciano cadere. Manica lunga, raccolta in un polsino stretto. Sotto la giacca non ingombra, fuori dai pantaloni è più disinvolta.',
	},
	'Bluzka lniana Ostoja': {
		name: 'Blusa in lino Ostoja',
		lead: 'Una blusa squadrata in lino, a manica corta e con i bottoni sulla schiena.',
		story:
			'Davanti liscia come un foglio, dietro cinque bottoni in madreperla. Girata, diventa una giacchina aperta: molte di noi la portano così. La lunghezza è pensata per la vita alta, senza spazi vuoti in mezzo.',
	},
	'Bluzka z haftem Cepelia': {
		name: 'Blusa ricamata Cepelia',
		lead: 'Una blusa con ricamo a macchina su motivi di Opoczno.',
		story:
			'Il motivo l’abbiamo trovato in un erbario di ricami in un museo e ridotto a tre fiori, ripetuti sullo sprone. Lo ricama un piccolo laboratorio di Łowicz, lo stesso dal primo giorno. Portala con i jeans, per non sembrare alla sagra.',
	},
	'Bluzka satynowa Perła': {
		name: 'Blusa in raso Perła',
		lead: 'Una blusa liscia con scollo a barca che si porta altrettanto bene al contrario.',
		story:
			'Ha due scolli a scelta: una barca tranquilla e, dall’altra parte, una V più profonda. La manica a tre quarti lascia vedere orologio e bracciali.',
	},
	'Bluzka z falbanką Jutrzenka': {
		name: 'Blusa con volant Jutrzenka',
		lead: 'Una blusa in cotone a righine con un volant intorno al collo alla coreana.',
		story:
			'Il volant è stretto e sostenuto: invece del romanticismo dà una certa gravità, come la gorgiera di un vecchio ritratto. I polsini sono alti uguale. Mettila sotto un maglione con scollo a V: spunta proprio la parte migliore.',
	},
	'Tunika lniana Grzęda': {
		name: 'Tunica in lino Grzęda',
		lead: 'Una lunga tunica in lino con le tasche, per i leggings, per l’orto e per dipingere.',
		story:
			'Copre il sedere, ha gli spacchi ai lati e tasche così basse che le mani ci cadono da sole. In laboratorio qualcuna l’ha chiamata il grembiule della felicità, e ha le sue ragioni.',
	},
};
