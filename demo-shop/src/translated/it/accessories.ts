import type { Translation } from '../translation.ts';

export const accessories: Translation['products'] = {
	'Torba płócienna Targ': {
		name: 'Borsa in tela Targ',
		lead: 'Una borsa capiente per la spesa, che se la appoggi sta in piedi da sola.',
		story:
			'Ci stanno due pagnotte, un mazzo di ravanelli e i fiori. Il fondo è doppio, i manici abbastanza lunghi da portarla in spalla con il cappotto.',
	},
	'Torba płócienna w paski Leżak': {
		name: 'Borsa in tela a righe Leżak',
		lead: 'Una borsa da spiaggia cucita con la tela delle sdraio.',
		story:
			'Asciugamano, libro, thermos, paletta, e avanza spazio. Sul fondo due occhielli d’ottone da cui esce la sabbia.',
	},
	'Torba skórzana Kantor': {
		name: 'Borsa in pelle Kantor',
		lead: 'Una borsa semplice in un unico pezzo di pelle, per il portatile e i documenti.',
		story:
			'Senza fodera e senza scomparti: dentro è liscia, scamosciata, dello stesso colore, e si chiude con un solo laccio. Una tasca piatta tiene il telefono. All’inizio è rigida; dopo un mese si siede e comincia a cadere come piace a te.',
	},
	'Torebka skórzana Półksiężyc': {
		name: 'Borsetta in pelle Półksiężyc',
		lead: 'Una piccola borsa a tracolla a forma di mezzaluna.',
		story:
			'Telefono, portafoglio, chiavi, rossetto. Di più non entra, e va bene così. La tracolla si regola su cinque fori, dall’ascella al fianco.',
	},
	'Plecak płócienny Włóczykij': {
		name: 'Zaino in tela Włóczykij',
		lead: 'Uno zaino con patta e cinghie di pelle, per una giornata fuori casa.',
		story:
			'Il sacco si chiude con una corda, la patta ripara dalla pioggia, la tasca laterale regge una bottiglia da un litro. Gli spallacci sono in feltro di lana e sul cappotto non scivolano.',
	},
	'Worek na ramię Tobołek': {
		name: 'Sacca a spalla Tobołek',
		lead: 'Una sacca morbida annodata, in doppio lino.',
		story:
			'È un solo quadrato di stoffa piegato alla maniera giapponese. Sciolto il nodo, torna piatta come un fazzoletto e sta in tasca.',
	},
	'Kopertówka aksamitna Antrakt': {
		name: 'Pochette in velluto Antrakt',
		lead: 'Una pochette morbida per la sera, con il laccetto da polso staccabile.',
		story:
			'Si chiude con una calamita che nel silenzio della sala non scatta. La fodera è color ruggine, così al buio si trova il biglietto.',
	},
	'Shopper lniany Piątek': {
		name: 'Shopper in lino Piątek',
		lead: 'Una borsa in lino con la cerniera, per il lavoro e per il fine settimana.',
		story:
			'La cerniera corre su tutto il bordo: nella folla si può stare tranquilli. Dentro tre tasche, due aperte e una con la zip.',
	},
	'Pasek skórzany Prosty': {
		name: 'Cintura in pelle Prosty',
		lead: 'Una cintura in un solo strato di pelle, senza cuciture che possano cedere.',
		story: 'Tre centimetri di larghezza e una fibbia d’ottone senza fronzoli. Per jeans, chino e il resto della vita.',
	},
	'Pasek skórzany wąski Źdźbło': {
		name: 'Cintura sottile in pelle Źdźbło',
		lead: 'Una cintura sottile per abiti e cardigan lunghi.',
		story:
			'Basta un centimetro e mezzo di pelle perché un abito ampio trovi la vita. L’estremità più lunga si può annodare.',
	},
	'Pasek pleciony Sitowie': {
		name: 'Cintura intrecciata Sitowie',
		lead: 'Una cintura intrecciata che si chiude dove vuoi.',
		story:
			'L’intreccio di sette strisce cede quando ti siedi e torna quando ti alzi. La fibbia si infila tra i fili, quindi non ci sono fori.',
	},
	'Pasek wiązany Obi': {
		name: 'Cintura da annodare Obi',
		lead: 'Una fascia larga e morbida che gira due volte intorno alla vita.',
		story:
			'Il centro è alto sette centimetri, le estremità si stringono in due lacci. Sul cappotto sostituisce la cintura in tessuto, sull’abito fa metà del lavoro.',
	},
	'Pasek płócienny Żagiel': {
		name: 'Cintura in tela Żagiel',
		lead: 'Una cintura in tela con due anelli, per gli shorts e per l’acqua.',
		story: 'Non ha fori né pelle che tema il sale. A fine estate la si lava e basta.',
	},
	'Szal z alpaki Opar': {
		name: 'Scialle in alpaca Opar',
		lead: 'Un grande scialle leggero con cui coprirsi in treno.',
		story:
			'Due metri di lunghezza, settanta centimetri di larghezza e centottanta grammi di peso. Avvolto tre volte fa da collo, aperto è una coperta.',
	},
	'Szalik z merynosa Ponowa': {
		name: 'Sciarpa in merino Ponowa',
		lead: 'Una sciarpa morbida a coste, per qualsiasi cappotto.',
		story:
			'Le coste la piegano a fisarmonica: è più spessa di quanto dica la bilancia. Non punge né il mento né la nuca, prova superata dai bambini.',
	},
	'Szal w kratę Kłodzko': {
		name: 'Sciarpa scozzese Kłodzko',
		lead: 'Una sciarpa calda a quadri scozzesi con frange fatte in casa.',
		story:
			'I quadri uniscono il verde del bosco, il blu e un solo filo color miele. Larga quaranta centimetri, chiede un nodo semplice.',
	},
	'Komin z wełny Zawieja': {
		name: 'Scaldacollo in lana Zawieja',
		lead: 'Uno scaldacollo grosso a treccia che nessun vento porta via.',
		story:
			'Si infila dalla testa e non c’è più niente da sistemare. È alto trenta centimetri: tirato su, copre il naso.',
	},
	'Chusta muślinowa Wieczór': {
		name: 'Foulard in mussola Wieczór',
		lead: 'Un quadrato per il collo, le spalle e la testa.',
		story:
			'Centodieci centimetri per lato: abbastanza per un turbante o per coprire le spalle. In viaggio diventa copertina e pareo.',
	},
	'Apaszka satynowa Kolibra': {
		name: 'Foulard in raso Kolibra',
		lead: 'Un piccolo foulard a foglie di felce, per il collo, i capelli e la borsa.',
		story: 'Il disegno occupa tutto il quadrato: ogni volta che lo pieghi, in vista c’è qualcosa di diverso.',
	},
	'Szal lniany Sierpień': {
		name: 'Sciarpa in lino Sierpień',
		lead: 'Una sciarpa leggera in lino contro l’aria condizionata e la brezza di mare.',
		story:
			'Bordi sfrangiati, trama larga, e tutta insieme pesa quanto una lettera. D’estate ripara la nuca, in primavera sta bene con il trench.',
	},
	'Czapka z merynosa Szron': {
		name: 'Berretto in merino Szron',
		lead: 'Un berretto sottile che sta in tasca e sotto il casco.',
		story:
			'Aderisce e copre le orecchie, e quando lo togli la piega è quasi quella di prima. Se gela, si srotola il risvolto.',
	},
	'Czapka z warkoczem Zaspa': {
		name: 'Berretto a trecce Zaspa',
		lead: 'Un berretto grosso a trecce, da abbinare allo scaldacollo Zawieja.',
		story:
			'All’interno ha una fascia di merino, così la lana più grossa non tocca la fronte. Senza pompon; se lo desideri, lo cuciamo.',
	},
	'Czapka robocza Doker': {
		name: 'Berretto da marinaio Doker',
		lead: 'Un berretto corto sopra le orecchie, come si portava nei porti.',
		story: 'Costa larga ed elastica, risvolto doppio. Non scende sugli occhi nemmeno quando lavori a testa in giù.',
	},
	'Beret wełniany Salon': {
		name: 'Basco in lana Salon',
		lead: 'Un basco infeltrito con il picciolo, da portare a sinistra o a destra.',
		story:
			'Dopo la lavorazione la lana viene infeltrita in acqua calda: il basco è fitto e non lascia passare la pioggerella. Basta un gesto della mano per dargli forma.',
	},
	'Czapka z alpaki Szadź': {
		name: 'Berretto in alpaca Szadź',
		lead: 'Un berretto morbido con la punta sciolta, gentile con i capelli.',
		story:
			'L’alpaca non elettrizza i capelli e non schiaccia la frangia. La punta ricade un po’ indietro e la costa larga tiene senza stringere.',
	},
	'Czapka dziecięca Żółty Pomponik': {
		name: 'Berretto giallo da bambino Pomponik',
		lead: 'Un berretto con un pompon cucito a prova di morso.',
		story:
			'Va bene per teste da quarantotto a cinquantadue centimetri. Dentro ha una fascia morbida di cotone, perché la prima lana dev’essere gentile.',
	},
	'Skarpetki bawełniane Codzienne': {
		name: 'Calzini in cotone Codzienne',
		lead: 'Calzini tinta unita per tutto, da cui nessuno si aspetta niente.',
		story:
			'Spessore medio, sopra la caviglia. Il meglio è comprarne diverse paia dello stesso colore e non cercare mai più quello spaiato.',
	},
	'Skarpetki w paski Pokład': {
		name: 'Calzini a righe Pokład',
		lead: 'Calzini in cotone a righe con il tallone liscio.',
		story:
			'La riga è sottile sul piede e più larga alla caviglia, proprio dove finisce il pantalone. Tallone e punta a contrasto.',
	},
	'Skarpetki w kropki Groszki': {
		name: 'Calzini a pois Groszki',
		lead: 'Calzini sottili a pois, per mocassini e stringate.',
		story:
			'Abbastanza sottili per le scarpe eleganti, abbastanza fitti per non lasciar vedere la pelle. I pois combaciano sulla cucitura: abbiamo controllato.',
	},
	'Skarpety wełniane Szałas': {
		name: 'Calzettoni in lana Szałas',
		lead: 'Calzettoni grossi per stivali di gomma, sentieri e divano.',
		story: 'In montagna con un sottocalza, in casa al posto delle pantofole. La costa alta si risvolta sul gambale.',
	},
	'Skarpetki z merynosa Wędrowiec': {
		name: 'Calzini in merino Wędrowiec',
		lead: 'Calzini di medio spessore per un giorno intero in cammino.',
		story:
			'Sul collo del piede la trama è più sottile e sotto i lacci non fa pieghe. Il destro e il sinistro hanno la punta diversa: una letterina ti dice qual è quale.',
	},
	'Podkolanówki wełniane Zofia': {
		name: 'Gambaletti in lana Zofia',
		lead: 'Calze al ginocchio per stivali e gonne sotto il ginocchio.',
		story:
			'Le tiene su una costa larga e morbida che non lascia il solco. La costina sottile slancia, se a qualcuna interessa.',
	},
	'Skarpetki domowe Przypiecek': {
		name: 'Calzini da casa Przypiecek',
		lead: 'Calzini vaporosi in taglia unica, per dormire e per leggere.',
		story: 'Comodi e caldi, senza elastici che stringano. Un buon regalo per chiunque si lamenti dei piedi freddi.',
	},
	'Skarpetki upominkowe Trójka': {
		name: 'Calzini da regalo Trójka',
		lead: 'Tre paia di calzini a righe in cotone, in una scatola di cartone.',
		story: 'Senape, ruggine e blu: si portano a coppie o si mescolano. Nella scatola resta posto per un biglietto.',
	},
};
