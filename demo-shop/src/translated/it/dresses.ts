import type { Translation } from '../translation.ts';

export const dresses: Translation['products'] = {
	'Sukienka lniana Jagna': {
		name: 'Abito in lino Jagna',
		lead: 'Un abito ampio al polpaccio, con tasche che tengono le chiavi e pure una manciata di ciliegie.',
		story:
			'Jagna è nata dalla richiesta di una cliente che cercava un abito «per l’orto e per il pranzo dalla suocera». Scollo a barca, manica al gomito e una linea che non stringe da nessuna parte. Portalo sciolto o con una cintura sottile: con i sandali è estate, con stivaletti e cardigan arriva fino a ottobre.',
	},
	'Sukienka kopertowa Malwa': {
		name: 'Abito a portafoglio Malwa',
		lead: 'Un vero abito a portafoglio, annodato in vita, con fiori dipinti ad acquerello.',
		story:
			'I fiori li ha dipinti Hania, la nostra grafica, guardando l’aiuola davanti al suo palazzo; li abbiamo portati sul tessuto senza ritoccare le macchie. I lembi si sovrappongono bene e un bottoncino nascosto li tiene fermi: puoi sederti, ballare e chinarti a prendere un bambino.',
	},
	'Sukienka koszulowa Halina': {
		name: 'Abito chemisier Halina',
		lead: 'Una camicia che si è allungata fino al polpaccio: colletto, polsini e cintura in coulisse.',
		story:
			'Si abbottona per tutta la lunghezza: chiusa è un abito, aperta uno spolverino da mettere su maglietta e jeans. Le righe sottili corrono in verticale, ma sullo sprone le abbiamo messe di traverso. Lo nota solo chi si avvicina.',
	},
	'Sukienka z merynosa Zorza': {
		name: 'Abito in merino Zorza',
		lead: 'Un abito in maglia con mezzo collo alto che d’inverno fa da completo intero.',
		story:
			'Aderisce alle spalle, dai fianchi scende dritto e finisce con uno spacco che permette un passo lungo. Sotto il cappotto non aggiunge un centimetro. Di giorno calze pesanti e stivali, di sera décolleté e orecchini lunghi.',
	},
	'Sukienka sztruksowa Kasztanka': {
		name: 'Abito in velluto a coste Kasztanka',
		lead: 'Salopette e abito in uno, con bretelle e fibbie d’ottone.',
		story:
			'Corto, dritto, con una tasca sul petto e bretelle a tre fori: va bene sopra un dolcevita sottile come sopra un maglione vaporoso. A scuola ci dipingevamo, adesso ci andiamo alle riunioni. Finora nessuno ha protestato.',
	},
	'Sukienka muślinowa Poziomka': {
		name: 'Abito in mussola Poziomka',
		lead: 'Un abitino per il gran caldo, con manica a sbuffo, elastico in vita e due balze.',
		story:
			'Poziomka si infila sopra il costume e ci si dimentica di averla fino a cena. La manica può scendere sulle spalle: l’elastico nel bordo è morbido e non lascia segni.',
	},
	'Sukienka dżersejowa Ida': {
		name: 'Abito in jersey Ida',
		lead: 'Una T-shirt allungata con cui si può andare in ufficio.',
		story:
			'Ida non ha niente da nascondere: scollo tondo, manica appena sopra il gomito, fondo leggermente stretto. Tutto il lavoro sta nel taglio delle spalle, che tiene la linea fino a sera. Con le sneakers, sotto la giacca o, quando rinfresca, sopra un pantalone stretto.',
	},
	'Sukienka lniana Wanda': {
		name: 'Abito in lino Wanda',
		lead: 'Lungo alla caviglia e tagliato a spicchi, per i matrimoni in campagna e luglio sul lago.',
		story:
			'La gonna ha otto teli: a ogni passo si apre come un ombrello, poi si richiude con calma. Sopra è aderente, con una fila di quattordici bottoni rivestiti. Le spalline sono larghe: coprono il reggiseno, non scivolano e non segnano.',
	},
	'Sukienka wiskozowa Łąka': {
		name: 'Abito in viscosa Łąka',
		lead: 'Un abito lungo a fiori di campo, con la manica raccolta al polso.',
		story:
			'Papaveri, fiordalisi, camomilla e qualche erba di cui non sappiamo il nome. La stampa è irregolare, quindi ogni Łąka ha davanti un mazzo un po’ diverso. Lo scollo si chiude con due laccetti e nappine, ma sta bene anche slacciato.',
	},
	'Sukienka satynowa Nokturn': {
		name: 'Abito in raso Nokturn',
		lead: 'Taglio in sbieco, spalline sottili e una schiena che si fa ricordare.',
		story:
			'Sulla gruccia sembra una camicia da notte; addosso il taglio in sbieco segue ogni movimento. D’estate basta un paio di sandali bassi. A dicembre aggiungi un maglione grosso e scarpe pesanti: diventa ancora più interessante.',
	},
	'Sukienka aksamitna Sylwestra': {
		name: 'Abito in velluto Sylwestra',
		lead: 'Un abito in velluto a manica lunga per tutte le feste d’inverno, una dopo l’altra.',
		story:
			'La vigilia, un concerto, il compleanno della mamma: Sylwestra ha lo scollo discreto e il colore deciso, e i gioielli non servono. La manica si stringe al polso con tre bottoncini. La gonna svasata ha una fodera leggera di viscosa, così non si attacca alle calze.',
	},
	'Sukienka w kropki Fela': {
		name: 'Abito a pois Fela',
		lead: 'Pois, colletto arrotondato e gonna a mezza ruota.',
		story:
			'Nonna Fela ne portava uno così in una foto scattata a Sopot nel 1962. Abbiamo ricalcato il modello, aggiunto le tasche e accorciato di una spanna. In vita, dietro, c’è un elastico: dopo pranzo non serve slacciare niente.',
	},
	'Sukienka lniana Zosia': {
		name: 'Abito in lino Zosia',
		lead: 'Un abito dritto sopra il ginocchio, senza cerniere né bottoni.',
		story:
			'Si infila dalla testa in tre secondi, anche con le spalle bagnate. Lo scollo quadrato scopre le clavicole, gli spacchi laterali lasciano pedalare.',
	},
	'Sukienka z falbaną Bystra': {
		name: 'Abito a balze Bystra',
		lead: 'Tre piani di arricciature che si muovono al minimo soffio.',
		story:
			'Ogni balza è più ampia di un terzo della precedente, così l’abito si allarga piano, senza effetto abat-jour. Davanti si abbottona fino in vita, comodo per allattare. Sta bene con un cestino e a piedi nudi, ma in laboratorio lo preferiamo con gli scarponcini di pelle.',
	},
	'Sukienka swetrowa Pilsko': {
		name: 'Abito maglione Pilsko',
		lead: 'Un abito vaporoso con un ampio collo alto, per passarci l’inverno.',
		story:
			'Spalle scese, manica larga in alto e raccolta in un lungo polsino a coste. Sotto bastano una sottoveste leggera o dei leggings. Dà il meglio in montagna, davanti al camino; in città aggiungi una cintura di pelle.',
	},
	'Sukienka jeansowa Rzeka': {
		name: 'Abito in denim Rzeka',
		lead: 'Uno chemisier in denim chiuso da automatici d’ottone.',
		story:
			'Comincia come una camicia da cowboy e dai fianchi in giù è una gonna a godet. Sul petto tasche con pattina, ai lati altre due vere. Dopo cinque lavaggi è più bello del primo giorno; con le sneakers bianche sostituisce mezzo guardaroba estivo.',
	},
	'Sukienka w kratę Dagna': {
		name: 'Abito a quadri Dagna',
		lead: 'Un abito in flanella a grandi quadri, morbido come una vecchia camicia di papà.',
		story:
			'Collo alla coreana, abbottonatura fino in vita e maniche così ampie che sotto ci sta un dolcevita. I quadri combaciano sulle cuciture, senza scalini. Per gli stivali di gomma, le passeggiate tra le foglie e le colazioni della domenica che finiscono alle due.',
	},
	'Sukienka na ramiączkach Mewa': {
		name: 'Abito con spalline Mewa',
		lead: 'Lungo, a righe e senza pretese, dritto verso la spiaggia.',
		story:
			'Righe marinare, caviglie al vento e due spacchi per risalire la duna. Mewa sta nella tasca laterale della borsa e, quando la srotoli, non ha una piega.',
	},
	'Sukienka lniana Agrest': {
		name: 'Abito in lino Agrest',
		lead: 'Un lungo abito a portafoglio con manica corta e ampio collo sciallato.',
		story:
			'Si indossa come un kimono, si annoda in vita e si regola la cintura secondo l’umore. L’allacciatura cresce insieme al pancione e poi torna indietro con calma. Il collo è in doppio lino: resta come lo metti.',
	},
	'Sukienka do karmienia Mokosz': {
		name: 'Abito da allattamento Mokosz',
		lead: 'Un abito a coste incrociato sul seno, buono prima, durante e dopo.',
		story:
			'Il lembo si scosta con una mano sola: nell’altra, dopotutto, c’è il bambino. Da fuori sembra un taglio decorativo, quindi servirà ancora a lungo dopo l’ultima poppata. I fianchi sono arricciati, così la maglia ha dove crescere.',
	},
	'Sukienka wizytowa Warta': {
		name: 'Abito da giorno Warta',
		lead: 'Un tubino in lana per discussioni di tesi, udienze e prime a teatro.',
		story:
			'A tenere la forma sono le pinces francesi, non una fodera pesante. Scollo quadrato, manica a tre quarti e cerniera nascosta dietro: niente distrae da quello che dici. Cambi le scarpe e dalla sala riunioni vai dritta a cena.',
	},
	'Sukienka w liście Olszynka': {
		name: 'Abito a foglie Olszynka',
		lead: 'Foglie d’autunno su viscosa fluida, con una manica che si lascia arrotolare.',
		story:
			'Il disegno viene da vere foglie di ontano, raccolte a passeggio e inchiostrate: le nervature si vedono solo alla luce del giorno. La manica lunga finisce con un polsino a due bottoni. Con stivaletti, cappotto di lana e una sciarpa color muschio.',
	},
	'Sukienka z prążka Lilka': {
		name: 'Abito a coste Lilka',
		lead: 'Un abitino con spalline larghe, base per tutto il resto.',
		story:
			'A luglio basta da solo. Da settembre si porta con la camicia al posto della giacca o sotto un cardigan, con le calze dello stesso colore.',
	},
};
