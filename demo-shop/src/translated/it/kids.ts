import type { Translation } from '../translation.ts';

export const kids: Translation['products'] = {
	'T-shirt dziecięcy Borówka': {
		name: 'T-shirt da bambino Borówka',
		lead: 'Una T-shirt tinta unita per tutto, anche per asciugarsi le mani.',
		story:
			'Lo scollo passa dalla testa senza lacrime: sulla spalla ci sono due automatici. I colori li abbiamo scelti perché vadano tra loro, nel caso qualcuno si vesta da solo.',
	},
	'T-shirt dziecięcy w paski Kapitan': {
		name: 'T-shirt da bambino a righe Kapitan',
		lead: 'Righe marinare per equipaggi dai tre anni in su.',
		story:
			'Le righe si incontrano sui fianchi, come nella Hel dei grandi. Potete vestirvi uguali tutti quanti e scattare la foto di cui, tra dieci anni, i bambini si vergogneranno un po’.',
	},
	'T-shirt dziecięcy Łąka': {
		name: 'T-shirt da bambino Łąka',
		lead: 'Una maglietta a fiori di campo, con una coccinella nascosta vicino alla cucitura.',
		story:
			'La coccinella è una sola e in ogni maglietta sta in un posto diverso. Cercarla occupa un viaggio in autobus di quattro fermate.',
	},
	'Longsleeve dziecięcy Jeżyk': {
		name: 'Maglia da bambino a manica lunga Jeżyk',
		lead: 'Una maglia a coste a manica lunga, primo strato per tutto l’anno.',
		story:
			'I polsini sono lunghi e si risvoltano: la maglia cresce insieme al braccio. A fine stagione di solito si scopre che basta anche per la prossima.',
	},
	'T-shirt dziecięcy Leszczyna': {
		name: 'T-shirt da bambino Leszczyna',
		lead: 'Una T-shirt comoda a foglie, per chi al parco giochi preferisce il bosco.',
		story:
			'È un po’ più larga delle altre e ha un taschino per i tesori: una pigna, un sasso, mezzo bastoncino. Le macchie d’erba si confondono con il disegno.',
	},
	'Polo dziecięce Dzwonek': {
		name: 'Polo da bambino Dzwonek',
		lead: 'Una polo per la recita, il primo giorno di scuola e l’onomastico del nonno.',
		story:
			'Abbastanza elegante per far contenta la maestra, abbastanza morbida per non doversi cambiare all’intervallo.',
	},
	'Bluza dziecięca Smyk': {
		name: 'Felpa da bambino Smyk',
		lead: 'Una felpa per tutti i giorni della settimana, tranne quello del bucato.',
		story:
			'Girocollo, maniche raglan, gomiti rinforzati all’interno. Con i pantaloni Smyk si combinano sei completi, prima che vengano a noia.',
	},
	'Bluza dziecięca z kapturem Niedźwiadek': {
		name: 'Felpa da bambino con cappuccio Niedźwiadek',
		lead: 'Una felpa soffice con cappuccio e un paio di orecchie tonde.',
		story:
			'Le orecchie sono morbide e sotto il casco non danno fastidio. Nella tasca davanti stanno due mani, oppure un orsetto di peluche.',
	},
	'Sweterek z merynosa Wróbelek': {
		name: 'Maglioncino in merino Wróbelek',
		lead: 'Un maglioncino sottile che non punge e non apre trattative al mattino.',
		story:
			'Collaudato su una bambina di cinque anni che sosteneva di non portare maglioni. Lo porta. Sulla spalla si chiude con tre bottoni di legno.',
	},
	'Kardigan dziecięcy Guziczek': {
		name: 'Cardigan da bambino Guziczek',
		lead: 'Un golfino con bottoni grandi, da chiudere da soli.',
		story:
			'I bottoni sono grandi come una moneta e le asole un po’ larghe, così le dita piccole ce la fanno. Sul vestitino, sulla salopette, sopra il pigiama la domenica.',
	},
	'Sweter dziecięcy w pasy Pszczółka': {
		name: 'Maglione da bambino a righe Pszczółka',
		lead: 'Un maglione in cotone a righe larghe, per la pelle delicata.',
		story:
			'Niente lana e niente cerniere: si butta in lavatrice con tutto il resto. Le righe sono così larghe che da lontano riconosci subito il tuo in mezzo al campetto.',
	},
	'Golfik dziecięcy Kalina': {
		name: 'Dolcevita da bambino Kalina',
		lead: 'Un dolcevita sottile da mettere sotto il vestito, la salopette e la tuta da slittino.',
		story:
			'Il collo è morbido ed elastico e non lascia il segno rosso. Il fondo è più lungo: la schiena resta coperta anche facendo un pupazzo di neve.',
	},
	'Sukienka dziecięca lniana Jagódka': {
		name: 'Abito da bambina in lino Jagódka',
		lead: 'La sorellina di Jagna, con tasche per mirtilli veri.',
		story:
			'Ampio, da infilare dalla testa, con un solo bottone sulla nuca. D’estate basta da solo, d’autunno sotto vanno dolcevita e calzamaglia.',
	},
	'Sukienka dziecięca muślinowa Ćma': {
		name: 'Abito da bambina in mussola Ćma',
		lead: 'Un vestitino leggero con le maniche come ali.',
		story:
			'Le alette si muovono a ogni salto, e il giorno della prova di salti ne abbiamo contati più di mille. La fodera è cucita dentro, la sottoveste non serve.',
	},
	'Sukienka dziecięca w kropki Biedronka': {
		name: 'Abito da bambina a pois Biedronka',
		lead: 'Un vestitino in jersey a manica lunga, comodo come una maglietta.',
		story:
			'Ci si può appendere a testa in giù alla sbarra e restare serie. Dai fianchi si allarga, e i pois delle maniche sono più piccoli di quelli della gonna.',
	},
	'Sukienka dziecięca sztruksowa Wiewiórka': {
		name: 'Abito da bambina in velluto a coste Wiewiórka',
		lead: 'Un vestitino a salopette con le bretelle e uno scoiattolo sulla tasca.',
		story:
			'Le bretelle hanno tre posizioni, quindi bastano per tre autunni di fila. Lo scoiattolo è ricamato e la coda esce dal bordo della tasca.',
	},
	'Spódniczka dziecięca warstwowa Śnieżynka': {
		name: 'Gonna da bambina a strati Śnieżynka',
		lead: 'Una gonnellina a strati per girare in tondo.',
		story:
			'Tre strati di viscosa leggera al posto del tulle rigido: volteggia uguale e non punge le gambe. L’elastico in vita è largo e coperto da un nastro di raso.',
	},
	'Spódniczka dziecięca jeansowa Rzeczka': {
		name: 'Gonna da bambina in denim Rzeczka',
		lead: 'Una gonnellina di jeans a trapezio con elastico regolabile.',
		story:
			'L’elastico si regola all’interno con un bottone, ogni due centimetri. Davanti due tasche, dietro un cuoricino cucito con filo color ruggine.',
	},
	'Spodnie dziecięce dresowe Smyk': {
		name: 'Pantaloni da bambino in felpa Smyk',
		lead: 'Pantaloni in felpa a cavallo basso, per arrampicarsi.',
		story:
			'Il cavallo basso non è moda ma necessità: deve contenere il pannolino, lo scivolo e le soste accovacciate sulle formiche. Con la felpa Smyk fanno un completo.',
	},
	'Spodnie dziecięce sztruksowe Borsuk': {
		name: 'Pantaloni da bambino in velluto a coste Borsuk',
		lead: 'Pantaloni caldi a coste in cui le ginocchia superano l’inverno.',
		story:
			'La costa è sottile e morbida e correndo non fruscia. Insieme ti mandiamo due toppe a forma di zampa, per dopo.',
	},
	'Jeansy dziecięce Strumyk': {
		name: 'Jeans da bambino Strumyk',
		lead: 'I primi veri jeans, con il bottone e cinque tasche.',
		story:
			'Il denim lo ammorbidiamo più a lungo che per i grandi, così ci si accovaccia dal primo giorno. La patta ha la cerniera, il bottone è a scatto, l’orgoglio è garantito.',
	},
	'Legginsy dziecięce Gąsieniczka': {
		name: 'Leggings da bambino Gąsieniczka',
		lead: 'Leggings a coste da mettere sotto il vestitino e per ginnastica.',
		story:
			'Sulle ginocchia non diventano trasparenti e correndo non scendono. Dietro hanno un puntino verde: così si sa qual è il dietro.',
	},
	'Szorty dziecięce lniane Kijanka': {
		name: 'Shorts da bambino in lino Kijanka',
		lead: 'Pantaloncini da lago che si asciugano in un quarto d’ora.',
		story:
			'Gamba larga, elastico in vita, una tasca con pattina per libellule e altre scoperte. Arrotolati stanno in una tasca dello zaino: conviene averne due paia.',
	},
	'Ogrodniczki dziecięce Pomidor': {
		name: 'Salopette da bambino Pomidor',
		lead: 'Una salopette per l’orto, la sabbia e la pittura.',
		story:
			'Le bretelle si incrociano sulla schiena e si chiudono con bottoni grandi: si fa da soli. Il tessuto è fitto e nelle pozzanghere beve piano.',
	},
	'Płaszczyk dziecięcy Pan Kotek': {
		name: 'Cappottino da bambino Pan Kotek',
		lead: 'Un cappottino in lana con colletto tondo, per la passeggiata elegante.',
		story:
			'Tasche con pattina, quattro bottoni, fodera a gattini. Sotto ci sta un maglione grosso, ma dà il meglio con il berretto e le guance rosse.',
	},
	'Parka dziecięca Ryś': {
		name: 'Parka da bambino Ryś',
		lead: 'Un parka invernale con cui ci si può rotolare.',
		story:
			'La ghetta in vita non lascia entrare la neve. Il cappuccio si stacca da solo se si impiglia, e i polsini abbracciano i guanti.',
	},
	'Kurtka dziecięca pikowana Kurczątko': {
		name: 'Giacca da bambino trapuntata Kurczątko',
		lead: 'Una giacca leggera per le mezze stagioni, che si appallottola.',
		story:
			'Arrotolata sta nella sua stessa tasca e in macchina fa da cuscino. Si chiude con grossi automatici che prendono al primo colpo.',
	},
	'Kurtka dziecięca jeansowa Potok': {
		name: 'Giacca da bambino in denim Potok',
		lead: 'Una giacca di jeans da decorare da soli con le toppe.',
		story:
			'In tasca ne aspettano tre, termoadesive: una volpe, una bicicletta e una cometa. Il taglio è ampio, pensato per una felpa con cappuccio.',
	},
	'Pelerynka przeciwdeszczowa Kałuża': {
		name: 'Mantellina antipioggia Kałuża',
		lead: 'Una mantellina cerata per la pioggia, con cappuccio e maniche.',
		story:
			'È così ampia che sotto ci sta lo zaino. Il cappuccio ha la visiera e l’orlo un elastico da stringere quando il vento arriva di lato.',
	},
};
