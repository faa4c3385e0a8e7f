import type { Translation } from '../translation.ts';

/** Shirts, T-shirts and polo shirts. */
export const menTops: Translation['products'] = {
	'Koszula lniana Wit': {
		name: 'Camicia in lino Wit',
		lead: 'Una camicia in lino dal colletto morbido, per le vacanze e per i matrimoni all’aperto.',
		story:
			'Taglio dritto, senza pinces: sta bene dentro i pantaloni e fuori. Fondo appena arrotondato, manica con linguetta per arrotolarla. Per una cerimonia basta una giacca, per la spiaggia non serve altro.',
	},
	'Koszula lniana ze stójką Gniewko': {
		name: 'Camicia in lino alla coreana Gniewko',
		lead: 'Una camicia senza colletto, abbottonata fino a metà petto.',
		story:
			'Chi a luglio si è liberato del colletto una volta, ci torna malvolentieri. Gniewko ha la manica ampia e un taschino in cui stanno gli occhiali da sole, e nient’altro.',
	},
	'Koszula z krótkim rękawem Sopot': {
		name: 'Camicia a manica corta Sopot',
		lead: 'Colletto cubano, manica corta e siamo già sul molo.',
		story:
			'Il colletto è piatto e non si chiude al collo, che poi è il suo pregio maggiore. Il fondo è dritto: nessuno ti chiederà di infilarla nei pantaloni. In valigia si comporta bene, basta scuoterla.',
	},
	'Koszula lniana w paski Bosman': {
		name: 'Camicia in lino a righe Bosman',
		lead: 'Una riga sottile, tessuta e non stampata, su lino grezzo.',
		story:
			'La riga è verticale sul davanti e orizzontale sul taschino. Da vicino si vede che ogni linea è fatta di due fili, uno più chiaro e uno più scuro.',
	},
	'Koszula lniano-bawełniana Marian': {
		name: 'Camicia in lino e cotone Marian',
		lead: 'Una camicia più asciutta da mettere sotto la giacca, a cui si perdonano le pieghe.',
		story:
			'Marian è un compromesso tra la camicia da ufficio e quella estiva: colletto classico, pinces sulla schiena e un tessuto che a mezzogiorno è uguale alla mattina.',
	},
	'Koszula z popeliny Adam': {
		name: 'Camicia in popeline Adam',
		lead: 'La camicia bianca per tutte le volte in cui non si sa cosa mettere.',
		story:
			'Il colletto semifrancese va con la cravatta e senza. Il polsino si chiude in due modi, anche con i gemelli. È sfiancata, ma sulle spalle lascia un centimetro di libertà.',
	},
	'Koszula oxford Wojciech': {
		name: 'Camicia oxford Wojciech',
		lead: 'Una camicia button-down per i chino e per il maglione.',
		story:
			'Sulla schiena la piega e l’asola, come nelle camicie degli spogliatoi universitari. Il colletto abbottonato fa una curva leggera, non un triangolo rigido. Più invecchia, meglio è: sui polsi arriverà un’ombra di bianco.',
	},
	'Koszula flanelowa Leśniczy': {
		name: 'Camicia in flanella Leśniczy',
		lead: 'Una camicia calda a quadri, sotto la giacca o al suo posto.',
		story:
			'I quadri sono grandi e tranquilli, in due colori con un filo più sottile. I gomiti sono doppi all’interno: non si consumano né spaccando legna né alla scrivania.',
	},
	'Koszula sztruksowa Bard': {
		name: 'Camicia in velluto a coste Bard',
		lead: 'Velluto morbido al posto del maglione.',
		story:
			'Costa media, colletto senza bottoni e abbastanza ampiezza da portarla aperta sopra una T-shirt. I polsini si possono risvoltare: mostrano il rovescio liscio.',
	},
	'Koszula jeansowa Brda': {
		name: 'Camicia in denim Brda',
		lead: 'Una camicia in denim con automatici e sprone western.',
		story:
			'Lo sprone a punta e le pattine oblique sono gli unici dettagli da cowboy; le frange le abbiamo lasciate ad altri. Tra un anno sarà di due toni più chiara e sembrerà averne dieci. È questo il punto.',
	},
	'Koszula w mikrokratkę Referent': {
		name: 'Camicia a microquadretti Referent',
		lead: 'Un quadretto minuscolo che da lontano si finge tinta unita.',
		story:
			'Da ufficio, ma con senso dell’umorismo: all’interno del collo e dei polsini c’è una riga a contrasto. La vede solo chi ti sta accanto quando ti rimbocchi le maniche.',
	},
	'T-shirt Solidny': {
		name: 'T-shirt Solidny',
		lead: 'Una T-shirt in cotone pesante che dopo un anno sembra avere un mese.',
		story:
			'Fianchi dritti, manica a metà bicipite, collo accostato. Non fascia la pancia e non finge di fare miracoli. Si compra a tre per volta: anche noi facciamo così.',
	},
	'T-shirt ciężki Kuźnia': {
		name: 'T-shirt pesante Kuźnia',
		lead: 'Più larga, più corta, con la spalla scesa.',
		story:
			'Pesa 240 grammi e cade quasi come un tessuto, quindi tiene la sua forma e non la tua. La costa al collo è alta tre centimetri.',
	},
	'T-shirt z kieszonką Kuter': {
		name: 'T-shirt con taschino Kuter',
		lead: 'A righe, con un taschino per il biglietto, lo scontrino o una conchiglia.',
		story:
			'Le righe del taschino combaciano con quelle del petto; chi cuce sa quanto ci vuole. La riga è sottile e si stacca piano dal fondo.',
	},
	'Longsleeve Bastion': {
		name: 'Maglia serafino Bastion',
		lead: 'Una maglia a manica lunga con tre bottoni al collo.',
		story:
			'Il taglio viene dalla biancheria dei minatori e ne conserva i pregi: scalda, sta ferma al polso e sopporta le maniche tirate su. I bottoni sono in legno d’ulivo.',
	},
	'Polo z piki Sekwoja': {
		name: 'Polo in piqué Sekwoja',
		lead: 'Una polo senza logo, con un colletto che dopo il lavaggio non si arriccia.',
		story:
			'Il colletto è lavorato insieme al listino: sta su quando serve e giù quando no. Piccoli spacchi ai lati, dietro due centimetri in più. Il venerdì in ufficio, il sabato in bici, la domenica a pranzo dai tuoi.',
	},
	'Polo dziane Riwiera': {
		name: 'Polo in maglia Riwiera',
		lead: 'Una polo lavorata come un maglione, per le sere al mare.',
		story:
			'Lungo listino a quattro bottoni e coste in fondo: sta bene fuori dai pantaloni di lino. La maglia è ariosa, a punto piccolo e regolare.',
	},
	'T-shirt z nadrukiem Tatry': {
		name: 'T-shirt stampata Tatry',
		lead: 'Una T-shirt con un pino mugo stampato da una linoleografia.',
		story:
			'La matrice l’ha incisa un grafico di Zakopane e noi l’abbiamo portata sul telaio senza ritocchi, con i segni della sgorbia. Il colore è ad acqua e non si crepa.',
	},
	'T-shirt lniany Parnik': {
		name: 'T-shirt in lino Parnik',
		lead: 'Per i giorni in cui anche il cotone è troppo.',
		story:
			'È più comoda sotto le braccia e più ampia sulla nuca, così l’aria sa dove passare. La manica è orlata in modo da risvoltarsi con un gesto.',
	},
};
