import type { Translation } from '../translation.ts';

/** Knitwear and sweatshirts. */
export const menWarm: Translation['products'] = {
	'Sweter z merynosa Krywań': {
		name: 'Maglione in merino Krywań',
		lead: 'Un maglione sottile per stare sotto la giacca, anche quella da sci.',
		story:
			'Il girocollo è abbastanza accostato perché il colletto della camicia non esca di sua iniziativa. I polsini sono alti otto centimetri e restano dove li tiri.',
	},
	'Sweter rybacki Jastarnia': {
		name: 'Maglione da pescatore Jastarnia',
		lead: 'Un maglione grosso a treccia, pesante e a prova di vento.',
		story:
			'Il motivo unisce la corda, la rete e la scaletta: un tempo da questi disegni si capiva da che villaggio veniva il pescatore. Il nostro non viene da nessuno, ma scalda come quelli. Per il ponte, per gli sci e per la prima notte nella casa senza riscaldamento.',
	},
	'Golf z merynosa Rohacz': {
		name: 'Dolcevita in merino Rohacz',
		lead: 'Un dolcevita che sostituisce camicia e cravatta.',
		story:
			'Sotto la giacca sembra una decisione, non un caso. Il collo è alto quanto basta per un risvolto e largo quanto basta per mandare giù il caffè.',
	},
	'Kardigan Profesor': {
		name: 'Cardigan Profesor',
		lead: 'Un cardigan con collo sciallato e tasche per gli occhiali.',
		story:
			'Quattro bottoni di cuoio, il quinto è di scorta, cucito all’interno. Il collo si alza quando la finestra fa spifferi, e nelle tasche sta una pipa che nessuno fuma più.',
	},
	'Sweter z zamkiem Halny': {
		name: 'Maglione con zip Halny',
		lead: 'Un maglione con mezza zip e collo alto contro il vento.',
		story:
			'Chiuso fino al mento fa da sciarpa, aperto mostra la T-shirt. Il cursore di metallo ha una linguetta di cuoio che si trova anche con i guanti. Il taglio è abbastanza asciutto per stare sotto un gilet.',
	},
	'Sweter w jodełkę Kłos': {
		name: 'Maglione spigato Kłos',
		lead: 'Un maglione a spina di pesce minuta, in due toni di filato.',
		story:
			'A due metri è tinta unita, da vicino è pieno di piccole spighe. Spalle appena scese, fondo dritto a coste, nessuna sorpresa.',
	},
	'Sweter bawełniany Molo': {
		name: 'Maglione in cotone Molo',
		lead: 'Un maglione in cotone a righe per le sere d’estate più fresche.',
		story:
			'Non punge, non scalda troppo e quando tira vento fa la sua parte. Il polsino a coste è stretto: tiri su le maniche fino al gomito ed entri in acqua a riprendere il pallone.',
	},
	'Bezrękawnik Aptekarz': {
		name: 'Gilet Aptekarz',
		lead: 'Un gilet in merino da camicia, con o senza cravatta.',
		story:
			'La V finisce dove comincia il secondo bottone della camicia. I giromanica hanno una costina stretta che non si scosta quando ti allunghi verso lo scaffale più alto.',
	},
	'Bluza Fundament': {
		name: 'Felpa Fundament',
		lead: 'Una felpa senza cappuccio e senza scritte.',
		story:
			'Maniche raglan, triangolo sotto il collo e coste da sette centimetri. Abbastanza asciutta per stare sotto il giubbino di jeans, abbastanza comoda per dormirci in treno.',
	},
	'Bluza z kapturem Zmierzch': {
		name: 'Felpa con cappuccio Zmierzch',
		lead: 'Una felpa calda con cappuccio e una tasca in cui le mani si incontrano.',
		story:
			'Il cappuccio è in tre pezzi: segue la testa e non copre gli occhi. Non ha cordoncino, quindi niente da perdere o da mordicchiare. A novembre sostituisce il giaccone, se cammini svelto.',
	},
	'Bluza rozpinana Bieg': {
		name: 'Felpa con zip Bieg',
		lead: 'Una felpa con cerniera e collo alto sotto il cappuccio.',
		story:
			'Il collo ripara la gola anche quando il cappuccio sta sulla schiena. Le tasche hanno la zip e nella sinistra ce n’è un’altra, piccola, per la carta e la chiave.',
	},
	'Bluza ze stójką Stocznia': {
		name: 'Felpa a collo alto Stocznia',
		lead: 'Zip corta, collo alto e taschino.',
		story:
			'È ispirata alle felpe dei cantieri navali degli anni Settanta: Adam ne ha comprata una dal vicino e l’ha portata fino a consumarla. L’abbiamo copiata prima che si disfacesse.',
	},
};
