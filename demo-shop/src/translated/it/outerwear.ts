import type { Translation } from '../translation.ts';

export const outerwear: Translation['products'] = {
	'Płaszcz wełniany Kazimierz': {
		name: 'Cappotto in lana Kazimierz',
		lead: 'Un cappotto dritto monopetto che non ricorda nessuna stagione in particolare.',
		story:
			'Revers stretti, chiusura nascosta, lunghezza appena sotto il ginocchio. La forma viene da un cappotto da uomo degli anni Cinquanta, con le spalle più strette e le tasche più alte. Lascia spazio a un maglione grosso, ma sopra una camicia leggera non sembra preso in prestito.',
	},
	'Płaszcz szlafrokowy Wieczornica': {
		name: 'Cappotto a vestaglia Wieczornica',
		lead: 'Annodato in vita, senza bottoni, con un ampio collo sciallato.',
		story:
			'Ti avvolgi ed esci. Alzi il collo e la sciarpa resta a casa; la cintura si annoda, si lega a fiocco o si lascia pendere dalla tasca. Il peso si distribuisce su tutta la schiena: dopo un’ora ti scordi di averlo addosso.',
	},
	'Płaszcz w pepitkę Loża': {
		name: 'Cappotto pied-de-poule Loża',
		lead: 'Un ampio doppiopetto pied-de-poule, con tasche grandi quanto un programma di sala.',
		story:
			'Spalla scesa, revers larghi, bottoni in corno. Il disegno nasce dalla tessitura e non dalla stampa: da vicino ha i contorni morbidi.',
	},
	'Płaszcz z kapturem Mazury': {
		name: 'Cappotto con cappuccio Mazury',
		lead: 'Un montgomery con alamari in corno e cappuccio profondo.',
		story:
			'Nel cappuccio sta il berretto, nelle tasche i guanti, e sotto resta posto per tutto il resto. Gli alamari si chiudono con una mano: nell’altra puoi tenere il guinzaglio. È tagliato per guidare senza doverlo aprire.',
	},
	'Trencz bawełniany Deszczna': {
		name: 'Trench in cotone Deszczna',
		lead: 'Un trench in gabardine fitta, con sprone staccabile e cintura.',
		story:
			'Abbiamo tenuto tutto ciò che in un trench è utile: linguette, spacco, paravento sulla schiena. Via le spalline e gli anelli di metallo: pesa trecento grammi in meno. Diventa bellissimo dopo qualche anno, quando i polsi si consumano un po’.',
	},
	'Płaszcz lniany Wydma': {
		name: 'Soprabito in lino Wydma',
		lead: 'Un soprabito estivo sfoderato, leggero come una camicia.',
		story:
			'Per il fresco della sera, per l’aereo, sopra un abito senza maniche. Le cuciture interne sono bordate, perché in un capo così si vede tutto.',
	},
	'Płaszcz krótki Gołębnik': {
		name: 'Cappotto corto Gołębnik',
		lead: 'Un cappottino squadrato per pantaloni larghi e gonne lunghe.',
		story:
			'Si chiude fino al collo con cinque bottoni grandi, ha il colletto tondo e una manica a tre quarti che reclama guanti lunghi. Sembra uscito da un film, ed era l’intenzione.',
	},
	'Marynarka wełniana Kancelaria': {
		name: 'Blazer in lana Kancelaria',
		lead: 'Un blazer monopetto a un bottone, cucito in modo sartoriale.',
		story:
			'Davanti c’è la tela, non la colla: dopo dieci lavaggi a secco cadrà ancora bene. Spalla naturale, vita segnata, tasche con pattina che si può infilare dentro. Lo tingiamo insieme ai pantaloni omonimi: anche comprati separati fanno un tailleur.',
	},
	'Marynarka lniana Letnisko': {
		name: 'Blazer in lino Letnisko',
		lead: 'Un blazer ampio in lino, sfoderato, con maniche da arrotolare.',
		story:
			'Fa da maglione nelle sere fresche e da uniforme nelle riunioni online. Abbiamo foderato solo l’alto della schiena e le maniche, il resto respira.',
	},
	'Marynarka sztruksowa Antykwariat': {
		name: 'Blazer in velluto a coste Antykwariat',
		lead: 'Un blazer in velluto a coste con toppe ai gomiti e taschino per la matita.',
		story:
			'Un po’ professore, un po’ Annie Hall. Revers larghi, bottoni di cuoio e toppe che non sono lì per bellezza: chi legge al tavolo lo sa. Con i pantaloni Dolina dello stesso colore diventa un completo.',
	},
	'Marynarka dwurzędowa Szpalta': {
		name: 'Blazer doppiopetto Szpalta',
		lead: 'Un doppiopetto in un discreto principe di Galles.',
		story:
			'I quadri combaciano su revers, tasche e maniche: per questo ogni pezzo richiede due metri di tessuto. Sei bottoni, di cui se ne chiude uno.',
	},
	'Żakiet dzianinowy Dyptyk': {
		name: 'Giacca in maglia Dyptyk',
		lead: 'Una giacca che dentro è una felpa.',
		story:
			'Revers e spalle da blazer e, sotto le dita, maglia morbida. Le maniche si arrotolano senza danno e in viaggio fa da coperta. Per chi lavora da casa ma ogni tanto deve accendere la telecamera.',
	},
};
