import type { Translation } from '../translation.ts';

export const sets: Translation['products'] = {
	'Komplet: szalik, czapka i skarpetki na mróz': {
		name: 'Completo: sciarpa, basco e calzini per il gelo',
		lead: 'Sciarpa bordeaux, basco di lana e calzini caldi che si vogliono bene.',
		story:
			'L’abbiamo composto a gennaio, aspettando un treno in ritardo a Katowice. Ogni pezzo funziona da solo, ma insieme salvano anche il cappotto più leggero. Scegli la quantità di ognuno; se qualcosa non ti serve, lascia zero.',
	},
	'Komplet: zimowy wieczór w domu': {
		name: 'Completo: sera d’inverno in casa',
		lead: 'Scialle d’alpaca, calzini da casa e tre paia di righe in scatola.',
		story:
			'Per chi a dicembre non ha in programma di uscire. Lo scialle fa da coperta, i calzini da pantofole, e le righe aspettano il giorno in cui toccherà mettersi le scarpe. Se lo scrivi nelle note, mettiamo tutto in un’unica scatola.',
	},
	'Komplet: dresowy Smyk': {
		name: 'Completo: tuta Smyk',
		lead: 'Felpa e pantaloni Smyk in grigio mélange, ciascuno nella sua taglia.',
		story:
			'I bambini hanno di rado la stessa taglia sopra e sotto, perciò felpa e pantaloni si scelgono a parte. Il colore è uno solo, della stessa partita. Per il compleanno di un piccolo dell’asilo, aggiungi il berretto con il pompon.',
	},
	'Komplet: niedzielny dres': {
		name: 'Completo: tuta della domenica',
		lead: 'Felpa Poranek e pantaloni Niedziela, tinti nello stesso bagno.',
		story:
			'Comprati insieme hanno la stessa tonalità garantita, perché escono dalla stessa pezza. Portati insieme sembrano una tuta intera, separati due cose fatte bene. Le taglie di sopra e di sotto possono essere diverse.',
	},
	'Komplet: dzień na targu': {
		name: 'Completo: giornata al mercato',
		lead: 'Una borsa in tela, una shopper in lino e una sacca che sta in tasca.',
		story:
			'Tre borse per tre tipi di spesa: pesante, quotidiana e imprevista. Infila Tobołek dentro Targ: non si sa mai quando arrivano le fragole. È anche la risposta a cosa regalare alla vicina che ha già tutto.',
	},
	'Komplet: wieczór w teatrze': {
		name: 'Completo: sera a teatro',
		lead: 'Pochette in velluto, foulard setoso e una fascia alta sull’abito.',
		story:
			'Accessori che trasformano un semplice abito nero in un vestito da prima. Foulard e pochette hanno lo stesso verde, la fascia è di un tono più caldo. Al guardaroba si lascia il cappotto, il resto rimane con te.',
	},
	'Komplet: lniane lato nad jeziorem': {
		name: 'Completo: estate di lino al lago',
		lead: 'Camicia Sopot e shorts Mierzeja, color salvia.',
		story:
			'Stesso lino e stesso colore: da lontano sembra una tenuta da spiaggia, da vicino un completo estivo. Le taglie sopra e sotto si scelgono a parte. Nello zaino occupa lo spazio di un asciugamano.',
	},
	'Zestaw na rozmowę: koszula i spodnie': {
		name: 'Set da colloquio: camicia e pantaloni',
		lead: 'Camicia Adam o Wojciech, chino nella tua taglia e cintura a scelta.',
		story:
			'Per un colloquio di lavoro, una laurea o il battesimo del figlioccio. Tre cose che insieme stanno sempre bene: a te restano le taglie. La cintura è un di più, puoi farne a meno.',
	},
	'Garnitur damski Kancelaria': {
		name: 'Tailleur da donna Kancelaria',
		lead: 'Blazer e pantaloni dalla stessa partita di lana, ciascuno nella sua taglia.',
		story:
			'Poche persone hanno la stessa taglia di spalle e di fianchi. Per questo il tailleur si vende in due parti, ma lo tagliamo dalla stessa pezza, così la tonalità è identica. Sotto proponiamo una camicia in raso o un top a coste, a tua scelta.',
	},
	'Garnitur męski Mecenas': {
		name: 'Completo da uomo Mecenas',
		lead: 'Un completo blu in due taglie separate, con la camicia abbinata.',
		story:
			'La giacca la scegli sulle spalle, i pantaloni sulla vita: meno lavoro per il sarto, meno compromessi per te. La tonalità della lana è la stessa, la controlliamo prima di spedire. Se i pantaloni vanno accorciati, aggiungi il servizio al carrello.',
	},
	'Zestaw weekendowy: sweter i jeansy': {
		name: 'Set del weekend: maglione e jeans',
		lead: 'Maglione a trecce o merino liscio, con un paio di jeans dritti.',
		story:
			'Il modo più semplice di vestirsi il sabato senza pensarci. Decidi se grosso e vaporoso o sottile da giacca, poi trova la tua taglia di jeans. I calzettoni Szałas si aggiungono con un clic e vanno con tutto.',
	},
	'Wyprawka pierwszaka': {
		name: 'Corredo da primo giorno di scuola',
		lead: 'Polo per le occasioni, jeans per tutti i giorni e maglione per le mattine fresche.',
		story:
			'Tre cose che bastano per la prima settimana di scuola, prima che tutto si sporchi. La taglia di ognuna si sceglie a parte, dalla 110 alla 146. Sulle etichette c’è posto per il nome, va bene una penna qualsiasi.',
	},
	'Zestaw lniany: koszula i spódnica': {
		name: 'Set in lino: camicia e gonna',
		lead: 'Camicia Mela e gonna Dobrochna oppure Odra, per tutta l’estate.',
		story:
			'Lino sopra, lino o denim sotto. Entrambe le versioni amano i sandali, il cappello di paglia e una cintura sottile, che puoi aggiungere subito. Annoda la camicia o infilala dentro: le proporzioni funzionano comunque.',
	},
	'Pudełko na prezent: czapka, szal, skarpetki': {
		name: 'Scatola regalo: berretto, sciarpa, calzini',
		lead: 'Tre piccole cose calde nei colori che scegli tu.',
		story:
			'In una scatola di cartone grigio mettiamo berretto, sciarpa e calzini, avvolti nella velina e legati con spago di lino. Scrivi gli auguri nelle note, li ricopiamo a mano. Se non sai il numero di piede, la versione da casa va bene quasi a tutti.',
	},
};
