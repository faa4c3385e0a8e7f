import type { Translation } from '../translation.ts';

export const knitwear: Translation['products'] = {
	'Sweter z merynosa Turnia': {
		name: 'Maglione in merino Turnia',
		lead: 'Un maglione liscio a girocollo, sottile come una maglietta e molto più caldo.',
		story:
			'Turnia risponde alla domanda: se dev’essere uno solo, quale? Sta sotto la giacca, in tram non fa sudare e non chiede una camicia. I bordi si arrotolano di un centimetro, così il fondo non taglia la figura.',
	},
	'Sweter z warkoczami Giewont': {
		name: 'Maglione a trecce Giewont',
		lead: 'Un maglione grosso con cinque trecce, per il gelo e per la seggiovia.',
		story:
			'La treccia centrale è doppia, le laterali via via più sottili, le maniche lisce per entrare sotto il giaccone. Pesa quasi ottocento grammi e si sentono tutti. La sera, dopo lo sci, bastano leggings e calzettoni.',
	},
	'Sweter z alpaki Obłok': {
		name: 'Maglione in alpaca Obłok',
		lead: 'Vaporoso e leggero, con uno scollo ampio che ogni tanto scivola da una spalla.',
		story:
			'Le maglie sono larghe, quindi avvolge più che aderire. Dallo scollo spunta la camicia o la spallina del top: dipende dalla giornata.',
	},
	'Sweter w paski Łeba': {
		name: 'Maglione a righe Łeba',
		lead: 'Un maglione in cotone a righe larghe per estati ventose e autunni tiepidi.',
		story:
			'A braccia distese le righe del busto e delle maniche formano una linea sola. Sulla spalla sinistra tre bottoni di legno allargano lo scollo. Sul Baltico serve anche a luglio: parliamo per esperienza.',
	},
	'Sweter ażurowy Firanka': {
		name: 'Maglione traforato Firanka',
		lead: 'Un maglione arioso a piccolo traforo, per le sere d’estate.',
		story:
			'Il motivo a foglioline viene dal quaderno di una nonna che vi annotava gli schemi delle tende. La manica supera il gomito e si allarga appena. Sotto, un top dello stesso colore, o di tutt’altro se vuoi che il traforo si veda.',
	},
	'Sweter z jagnięcej wełny Cisna': {
		name: 'Maglione in lambswool Cisna',
		lead: 'Un maglione con maniche raglan, come preso in prestito dal guardaboschi.',
		story:
			'Il raglan arrotonda le spalle e non tira mentre lavori; fondo e polsini finiscono con una doppia costa da risvoltare. Sta bene con il velluto, il tweed e gli stivali infangati. E in città fa la stessa figura.',
	},
	'Sweter z dekoltem w serek Szept': {
		name: 'Maglione con scollo a V Szept',
		lead: 'Merino morbido, con una V profonda davanti e la nuca al riparo.',
		story:
			'Lo scollo è abbastanza profondo da mostrare la camicia e abbastanza stretto da farne a meno. Gli spacchi ai lati permettono di infilare solo il davanti.',
	},
	'Sweter krótki Wilga': {
		name: 'Maglione corto Wilga',
		lead: 'Un maglione corto con la manica a sbuffo, per abiti e pantaloni a vita alta.',
		story:
			'Finisce esattamente in vita e non sale quando alzi le braccia: abbiamo allungato il giromanica di due centimetri. L’arricciatura sulla spalla si vede appena, ma cambia tutto. La sua compagna preferita è una gonna svasata.',
	},
	'Bezrękawnik dziany Kos': {
		name: 'Gilet a maglia Kos',
		lead: 'Un gilet in maglia da infilare dalla testa, sopra la camicia o la T-shirt.',
		story:
			'Scalda dove serve e lascia libere le braccia. Nei giromanica ampi la camicia entra senza pieghe; lo scollo va d’accordo con tutti i colletti della collezione.',
	},
	'Golf z merynosa Rysy': {
		name: 'Dolcevita in merino Rysy',
		lead: 'Un dolcevita sottile da risvoltare una volta, due, o nessuna.',
		story:
			'Il collo è alto e morbido, senza cucitura dietro: sotto i capelli non punge. Manica lunga con il buco per il pollice nascosto nel polsino. Nei giorni freddi è il primo strato, in quelli miti l’unico.',
	},
	'Golf z grubej wełny Śnieżnik': {
		name: 'Dolcevita in lana grossa Śnieżnik',
		lead: 'Un dolcevita abbondante che sostituisce la sciarpa e il piumone.',
		story:
			'Risvoltato, il collo arriva al mento. Spalle morbide e spacchi ai lati, per sedersi a gambe incrociate sul divano: per questo maglione, una funzione fondamentale.',
	},
	'Golf prążkowany Jodła': {
		name: 'Dolcevita a coste Jodła',
		lead: 'Un dolcevita a coste larghe che slancia.',
		story:
			'Le coste corrono dal collo al fondo senza interrompersi e si allargano con la figura. È più comodo del solito e non rovina la piega. Con la gonna di velluto è da festa, con i jeans sta bene e basta.',
	},
	'Golf z alpaki Puch': {
		name: 'Dolcevita in alpaca Puch',
		lead: 'Un dolcevita così morbido che è difficile passarci accanto senza toccarlo.',
		story:
			'Il collo ampio ricade da solo in pieghe soffici; la manica a campana si raccoglie in un polsino lungo. Accanto a lui i colori chiari sembrano ancora più chiari.',
	},
	'Kardigan z merynosa Rosa': {
		name: 'Cardigan in merino Rosa',
		lead: 'Il classico cardigan a sette bottoni, aperto, chiuso o al contrario.',
		story:
			'I bottoni sono in madreperla e sono tanti, perché ci piace quando il cardigan diventa una blusa: anche tutto chiuso, il davanti non si arriccia. D’estate aspetta in ufficio sullo schienale, in guerra con l’aria condizionata.',
	},
	'Kardigan długi Barania': {
		name: 'Cardigan lungo Barania',
		lead: 'Lungo al ginocchio, con tasche e collo sciallato: quasi un cappotto.',
		story:
			'A settembre e ad aprile fa da soprabito, d’inverno da vestaglia. Puoi stringerlo con una cintura o appoggiarlo sulle spalle. Le tasche sono lavorate nella maglia, non applicate, e per questo non si sformano.',
	},
	'Kardigan z warkoczem Morskie Oko': {
		name: 'Cardigan a treccia Morskie Oko',
		lead: 'Un cardigan grosso con bottoni di cuoio.',
		story:
			'Sembra fatto a mano perché lo schema è nato davvero ai ferri, in un rifugio, durante tre giorni di diluvio. La V profonda permette di portarlo sopra un dolcevita.',
	},
	'Kardigan bawełniany Mięta': {
		name: 'Cardigan in cotone Mięta',
		lead: 'Un cardigan corto d’estate per gli abiti con le spalline.',
		story:
			'La manica supera appena il gomito, il fondo si ferma in vita; con il primo bottone chiuso forma un tutt’uno con l’abito. Se non ami la lana, respira: qui non ce n’è nemmeno un filo.',
	},
	'Kardigan z alpaki Mgła': {
		name: 'Cardigan in alpaca Mgła',
		lead: 'Un cardigan aperto senza bottoni, leggero come uno scialle con le maniche.',
		story:
			'I davanti sono più larghi della schiena, così si sovrappongono e scaldano due volte. A teatro copre le spalle, in treno fa da coperta. Con una spilla diventa un cardigan che si chiude.',
	},
	'Kardigan w kratkę Kraska': {
		name: 'Cardigan a quadretti Kraska',
		lead: 'Una giacchina in maglia a quadretti, lavorata con due colori di filato.',
		story:
			'Ha il taglio di una giacca e la comodità di un maglione: due tasche, spalle appena larghe, niente collo. Il quadretto è jacquard: al rovescio trovi il suo negativo.',
	},
};
