import type { Translation } from '../translation.ts';

export const trousers: Translation['products'] = {
	'Spodnie lniane Żuława': {
		name: 'Pantaloni in lino Żuława',
		lead: 'Pantaloni ampi in lino, elastico dietro e davanti liscio.',
		story:
			'Davanti sono eleganti pantaloni con le pinces, dietro nascondono un segreto: un elastico morbido che lascia spazio al dolce. La gamba è larga trenta centimetri e dondola che è un piacere. Con i sandali bassi e un blazer dello stesso lino.',
	},
	'Spodnie wełniane Marszałek': {
		name: 'Pantaloni in lana Marszałek',
		lead: 'Pantaloni a vita alta con una piega che resta al suo posto.',
		story:
			'Lunghi, ampi, con doppia pince. La piega è fermata dall’interno con un filo sottilissimo: non sparisce né con il lavaggio né con la pioggia. Stanno meglio quando coprono quasi tutta la scarpa, per questo sono così lunghi.',
	},
	'Spodnie z lyocellu Fala': {
		name: 'Pantaloni in lyocell Fala',
		lead: 'Pantaloni fluidi con elastico, eleganti per essere così comodi.',
		story:
			'In movimento sembrano una gonna lunga. L’elastico in vita è largo e nascosto in una coulisse: infilaci la camicia e nessuno lo indovinerà.',
	},
	'Kuloty lniane Kaczeniec': {
		name: 'Culotte in lino Kaczeniec',
		lead: 'Pantaloni larghi a metà polpaccio, a un passo dalla gonna.',
		story:
			'Due pieghe ai lati nascondono le tasche e la lunghezza cade nel punto più sottile del polpaccio. In bici niente si impiglia nella catena, sulle scale non si inciampa.',
	},
	'Spodnie sztruksowe Dolina': {
		name: 'Pantaloni in velluto a coste Dolina',
		lead: 'Pantaloni larghi a coste, vita alta e grandi tasche applicate.',
		story:
			'Anni Settanta, ma senza travestimento: la gamba è dritta dal fianco, non a zampa. Nelle tasche sta un libretto di poesie. Con un dolcevita aderente sono i più belli, con un maglione grande i più comodi.',
	},
	'Spodnie muślinowe Leniwka': {
		name: 'Pantaloni in mussola Leniwka',
		lead: 'Pantaloni che hanno cominciato come pigiama e hanno fatto carriera.',
		story:
			'Laccetto in vita, due tasche, gamba appena più stretta in fondo. In casa li portiamo per mezzo anno, in vacanza giorno e notte.',
	},
	'Spodnie cygaretki Promenada': {
		name: 'Pantaloni a sigaretta Promenada',
		lead: 'Pantaloni stretti alla caviglia, amici delle ballerine e delle sneakers.',
		story:
			'La cerniera è sul fianco, così davanti tutto resta liscio. In fondo c’è uno spacco di un dito e mezzo che alleggerisce la caviglia.',
	},
	'Spodnie chinosy Stokrotka': {
		name: 'Pantaloni chino Stokrotka',
		lead: 'Chino dritti in cotone a vita media, per tutti i giorni.',
		story:
			'Stokrotka è più comoda sulla coscia e si stringe sotto il ginocchio: il risvolto viene bene e non fa la ciambella. Le tasche oblique restano piatte sui fianchi. Dal lunedì al venerdì con la camicia bianca, il sabato con una T-shirt a righe.',
	},
	'Spodnie lniane Ścieżka': {
		name: 'Pantaloni in lino Ścieżka',
		lead: 'Pantaloni dritti in lino con la piega, per uffici senza aria condizionata.',
		story:
			'Vita piatta davanti, due pinces dietro e tasche a filetto: costruzione da completo, stoffa da vacanza. Con il tempo la piega sparirà, e saranno ancora più piacevoli.',
	},
	'Spodnie wełniane Kancelaria': {
		name: 'Pantaloni in lana Kancelaria',
		lead: 'Pantaloni da tailleur a gamba dritta, da abbinare al blazer Kancelaria.',
		story:
			'La fodera arriva al ginocchio, così la lana non sfiora la coscia e stando sedute non si sforma. La lunghezza è per le stringate; con il tacco ti consigliamo la misura più lunga. Si comprano da soli, ma li tingiamo nello stesso bagno del blazer.',
	},
	'Legginsy prążkowane Ruta': {
		name: 'Leggings a coste Ruta',
		lead: 'Leggings con fascia alta con cui si può uscire di casa.',
		story:
			'Sono più spessi di quelli da palestra, non luccicano e in accosciata non lasciano vedere niente. La fascia è alta dodici centimetri e non si arrotola: dentro non c’è elastico, solo doppia maglia.',
	},
	'Spodnie dresowe Niedziela': {
		name: 'Pantaloni in felpa Niedziela',
		lead: 'Pantaloni in felpa senza elastico alla caviglia, con la piega cucita.',
		story:
			'Gamba dritta e piega: con Niedziela puoi andare a prendere il pane e poi a un appuntamento al bar. In vita un cordoncino di cotone annodato. Con la felpa dello stesso colore fanno un completo, con il cappotto qualcosa di molto più interessante.',
	},
	'Jeansy proste Wisła': {
		name: 'Jeans dritti Wisła',
		lead: 'Jeans dritti a vita alta a cui torniamo da cinque anni.',
		story:
			'La vita arriva all’ombelico, il fianco respira, la gamba scende dritta. Non modellano, non sollevano, non snelliscono: stanno bene e basta. Prendili un po’ stretti: in una settimana restituiscono mezza taglia.',
	},
	'Jeansy szerokie Narew': {
		name: 'Jeans larghi Narew',
		lead: 'Jeans ampi fino a terra, con una sola pince in vita.',
		story:
			'La pince raccoglie l’ampiezza sopra il fianco, poi la gamba si allarga e resta così fino alla scarpa. Chiari sembrano pantaloni estivi, scuri quasi quelli di un completo.',
	},
	'Jeansy wąskie Pilica': {
		name: 'Jeans slim Pilica',
		lead: 'Stretti ma non skinny: ci si può accovacciare.',
		story:
			'Si stringono dal ginocchio e sulla coscia lasciano spazio a una vita normale. Le tasche dietro le abbiamo spostate di un centimetro verso il centro, perché così si sta meglio e basta. Dentro gli stivali, con gli scarponcini, sotto un maglione lungo.',
	},
	'Jeansy rozkloszowane Dunajec': {
		name: 'Jeans a zampa Dunajec',
		lead: 'Aderenti sui fianchi, larghi dal ginocchio.',
		story:
			'La zampa è moderata, venticinque centimetri al fondo: le gambe si allungano, il decennio non torna indietro. Davanti, invece delle cinque tasche, ce ne sono due tagliate.',
	},
	'Ogrodniczki jeansowe Wisłok': {
		name: 'Salopette in denim Wisłok',
		lead: 'Una salopette ampia con ganci d’ottone.',
		story:
			'Sulla pettorina una tasca divisa per matita e telefono, sul fianco il passante per il martello. Non sappiamo chi lo usi, ma senza non sarebbe una salopette. I lati si aprono con due bottoni: si infila senza acrobazie.',
	},
};
