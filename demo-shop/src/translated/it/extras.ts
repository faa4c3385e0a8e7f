import type { Translation } from '../translation.ts';

/** Sewing patterns, gift cards and services. */
export const extras: Translation['products'] = {
	'Wykrój PDF: sukienka Jagna': {
		name: 'Cartamodello PDF: abito Jagna',
		lead: 'Il nostro abito più amato da cucire a casa, nelle taglie 34–48.',
		story:
			'Jagna non ha cerniera né pinces, quindi è un buon primo abito. La vera sfida sono le tasche nella cucitura: abbiamo dedicato loro quattro pagine di disegni. Ogni taglia sta su un livello separato e stampi solo la tua linea.',
	},
	'Wykrój PDF: koszula Wit': {
		name: 'Cartamodello PDF: camicia Wit',
		lead: 'Una camicia da uomo con colletto, polsini e sprone.',
		story:
			'Il colletto l’abbiamo diviso in sedici passi con foto, perché è lì che quasi tutti rinunciano. Il resto è più facile di quanto sembri. Taglie dalla S alla 3XL e due lunghezze di manica.',
	},
	'Wykrój PDF: kimono Wieczornica': {
		name: 'Cartamodello PDF: kimono Wieczornica',
		lead: 'Un kimono a vestaglia fatto di tre rettangoli e una cintura.',
		story:
			'Nasce dal modello del nostro cappotto, senza fodera né rinforzi. Si cuce in una sera con il lino, la flanella o una vecchia tenda. Le cuciture si rifiniscono con lo sbieco: ti mostriamo come ricavarlo dagli avanzi.',
	},
	'Wykrój PDF: ogrodniczki dziecięce Pomidor': {
		name: 'Cartamodello PDF: salopette da bambino Pomidor',
		lead: 'Una salopette nelle taglie 86–128, con una tasca per i sassi.',
		story:
			'Ideale per riusare i pantaloni che a un adulto non si chiudono più: da un paio di jeans esce una Pomidor, e sul modello abbiamo segnato come aggirare le vecchie cuciture. Al posto dei bottoni vanno bene anche le fibbie: spieghiamo entrambe le versioni.',
	},
	'Wykrój PDF: torba Targ': {
		name: 'Cartamodello PDF: borsa Targ',
		lead: 'Una borsa capiente con doppio fondo, per un solo pomeriggio alla macchina.',
		story:
			'È la nostra istruzione più breve e un buon pretesto per spolverare la macchina della nonna: un metro di tela grossa, un ago da jeans e due ore. Nel file c’è anche la versione piccola, per il pranzo in ufficio.',
	},
	'Wykrój PDF: spódnica Halo': {
		name: 'Cartamodello PDF: gonna Halo',
		lead: 'Una gonna in sbieco con elastico, nelle taglie 34–50.',
		story:
			'Due pezzi, due cuciture e una regola: dopo il taglio lasciala appesa un giorno intero. Spieghiamo perché, e che cosa fare quando la stoffa scappa sotto il piedino. Adatta a raso, viscosa e lino sottile; per la prima volta consigliamo il lino, il più indulgente.',
	},
	'Elektroniczna karta podarunkowa 100 zł': {
		name: 'Carta regalo elettronica 25 €',
		lead: 'Una carta per un pensiero piccolo ma azzeccato.',
		story:
			'Venticinque euro bastano per tre paia di calzini o un foulard di mussola, oppure per contribuire a un maglione. Sceglie chi la riceve, e tu non devi chiedere la taglia. Arriva via e-mail pochi minuti dopo il pagamento, con il codice e la tua dedica, se ne scrivi una.',
	},
	'Elektroniczna karta podarunkowa 200 zł': {
		name: 'Carta regalo elettronica 45 €',
		lead: 'Una carta per una blusa in lino, una buona T-shirt con berretto o tutt’altro.',
		story:
			'È l’importo che scegliete più spesso: per un onomastico, per la maestra, per ringraziare chi ha annaffiato i fiori. Arriva a te, e la consegni o la inoltri quando vuoi; si può usare in più ordini fino a esaurimento.',
	},
	'Elektroniczna karta podarunkowa 300 zł': {
		name: 'Carta regalo elettronica 70 €',
		lead: 'Una carta che basta per un abito o per un buon paio di pantaloni.',
		story:
			'Due parole tue le scrivi nel campo della dedica. Se l’acquisto costa di più, la differenza si paga come si preferisce.',
	},
	'Elektroniczna karta podarunkowa 500 zł': {
		name: 'Carta regalo elettronica 120 €',
		lead: 'Una carta per un grande maglione, per mezzo cappotto, per un nuovo inizio.',
		story:
			'Di solito è un regalo collettivo: i fratelli per i sessant’anni della mamma, i colleghi per una pensione. Nella dedica entrano trecento caratteri, e anche quattordici firme. Il codice non ha lettere che somigliano a cifre: si può dettare al telefono.',
	},
	'Skrócenie spodni lub spódnicy': {
		name: 'Accorciatura di pantaloni o gonna',
		lead: 'Accorciamo gambe e orli, anche di capi comprati altrove.',
		story:
			'Scrivi nelle note la lunghezza finale, misurata lungo la cucitura interna, oppure metti nel pacco un paio di pantaloni che ti sta bene. I jeans li orliamo con il bordo originale, se lo chiedi. I nostri capi nuovi li accorciamo prima della spedizione: basta aggiungere il servizio allo stesso ordine.',
	},
	'Zwężenie lub poszerzenie w talii': {
		name: 'Modifica del giro vita',
		lead: 'Stringiamo o allarghiamo abiti, pantaloni e giacche di una taglia.',
		story:
			'Nella maggior parte dei nostri capi lasciamo margine nelle cuciture proprio per questo. La sarta valuta quanto si può guadagnare e ti telefona prima di scucire. Se la modifica non è possibile, ti rimborsiamo e rispediamo il capo a nostre spese.',
	},
	'Artystyczne cerowanie swetra': {
		name: 'Rammendo artistico del maglione',
		lead: 'Rammendiamo tarme, chiodi e gomiti: in modo invisibile o, al contrario, molto visibile.',
		story:
			'Nel rammendo invisibile scegliamo il filato del colore giusto e ricostruiamo le maglie con l’uncinetto. In quello decorativo scegli un colore a contrasto e il buco diventa un fiore, una crocetta o una piccola luna. I maglioni Brzask li ripariamo gratis: questo servizio è per tutti gli altri.',
	},
	'Haft inicjałów': {
		name: 'Ricamo delle iniziali',
		lead: 'Due o tre lettere sul polsino, sul taschino o sulla nuca.',
		story:
			'Ricamiamo a mano, a punto erba, con lettere alte otto millimetri. Il filo è tono su tono, a meno che tu non chieda un contrasto. I capi ricamati sono fatti su tua richiesta e per questo non si possono restituire.',
	},
	'Szycie na miarę: pierwsza konsultacja': {
		name: 'Su misura: prima consulenza',
		lead: 'Un’ora con la modellista, nel laboratorio di Łódź o in video.',
		story:
			'Prendiamo venti misure, guardiamo i campionari e parliamo di dove e come porterai il capo. Dopo l’incontro ricevi disegno, preventivo e data. Se decidi di farlo cucire, il costo della consulenza viene scalato per intero.',
	},
};
