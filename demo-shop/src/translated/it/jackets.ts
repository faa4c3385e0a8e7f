import type { Translation } from '../translation.ts';

export const jackets: Translation['products'] = {
	'Kurtka woskowana Puszcza': {
		name: 'Giacca cerata Puszcza',
		lead: 'Una giacca cerata con quattro tasche e collo in velluto a coste.',
		story:
			'Per i funghi, per la pioggia, per tifare alla corsa del quartiere. Le tasche basse hanno il soffietto e i fori di scolo, quelle alte sono foderate di flanella calda. La cerniera si apre anche dal basso, in auto e in bici.',
	},
	'Kurtka jeansowa San': {
		name: 'Giacca in denim San',
		lead: 'Una giacca di jeans corta con la schiena dritta.',
		story:
			'Dalla classica si distingue per una cosa: non si stringe in fondo, quindi sotto ci sta una felpa con cappuccio. Bottoni d’ottone, cuciture color ruggine e un colletto che resta alzato.',
	},
	'Kurtka pikowana Przepiórka': {
		name: 'Giacca trapuntata Przepiórka',
		lead: 'Una trapunta leggera senza collo, per le mezze stagioni e sotto il cappotto.',
		story:
			'Ad aprile si porta da sola, a gennaio fa da imbottitura: per questo non ha collo e le maniche sono strette. I bordi sono profilati in velluto a coste.',
	},
	'Parka Biebrza': {
		name: 'Parka Biebrza',
		lead: 'Un parka caldo con interno staccabile, per tre stagioni.',
		story:
			'In autunno togli l’interno, a dicembre lo rimetti, a marzo porti l’interno da solo. La vita si regola con una coulisse nascosta, il cappuccio ha la visiera steccata. I polsini interni tengono il caldo e le due tasche sul petto sono dove le mani le cercano.',
	},
	'Kurtka sztruksowa Owczarnia': {
		name: 'Giacca in velluto a coste Owczarnia',
		lead: 'Una giacca in velluto a coste foderata di orsetto di cotone.',
		story:
			'L’orsetto è nel corpo e nel collo; nelle maniche una fodera liscia, così si infila senza lottare. Si chiude con grandi bottoni di cocco. Ama le sciarpe scozzesi e i jeans che hanno già una certa età.',
	},
	'Kurtka robocza Warsztat': {
		name: 'Giacca da lavoro Warsztat',
		lead: 'Una semplice giacca da operaio con tre tasche applicate.',
		story:
			'Gli operai francesi hanno portato queste giacche blu per cent’anni, poi se le sono prese pittori e architetti. La nostra è un po’ più corta, con la manica più stretta. Nel taschino sta un taccuino, sotto l’intera spesa dal fruttivendolo.',
	},
	'Kamizelka ocieplana Skowronek': {
		name: 'Gilet imbottito Skowronek',
		lead: 'Un gilet trapuntato a collo alto, per la bici e per il mercato.',
		story:
			'Mani libere, schiena al caldo. Il collo arriva al mento ed è foderato di flanella morbida; ai lati le coste non lasciano scappare il calore.',
	},
};
