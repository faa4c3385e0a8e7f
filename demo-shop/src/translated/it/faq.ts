import type { Translation } from '../translation.ts';

/** Answers are HTML. */
export const faq: Translation['faq'] = [
	{
		title: 'Ordine e pagamento',
		items: [
			{
				question: 'Devo creare un account per comprare?',
				answer:
					'<p>No. Bastano un indirizzo e-mail e i dati per la spedizione. L’account è utile se vuoi seguire gli ordini o avere la lista dei desideri su più dispositivi.</p>',
			},
			{
				question: 'Come posso pagare?',
				answer:
					'<p>Con il pagamento rapido (carta o bonifico online), con un bonifico bancario oppure al corriere, alla consegna. Per il contrassegno non aggiungiamo nulla.</p>',
			},
			{
				question: 'Posso modificare un ordine già fatto?',
				answer:
					'<p>Sì, finché non abbiamo chiuso il pacco. Telefona o scrivi indicando il numero d’ordine; le cose più facili da cambiare sono la taglia e l’indirizzo.</p>',
			},
			{
				question: 'Emettete fattura?',
				answer:
					'<p>Sì. Indica la partita IVA al momento dell’ordine e scarica la fattura dalla pagina dell’ordine.</p>',
			},
			{
				question: 'Come faccio a sapere che una promozione è vera?',
				answer:
					'<p>Accanto a ogni prezzo ridotto mostriamo il prezzo più basso dei 30 giorni precedenti la riduzione. Se è di poco superiore a quello in promozione, vuol dire che lo sconto è piccolo, e non fingiamo il contrario.</p>',
			},
		],
	},
	{
		title: 'Consegna',
		items: [
			{
				question: 'Quanto costa la spedizione?',
				answer:
					'<p>Il locker costa 4,99 €, il corriere DPD 6,10 €; da 90 € la consegna è gratuita. Carte regalo, cartamodelli e servizi non hanno costi di consegna.</p>',
			},
			{
				question: 'Quando riceverò il pacco?',
				answer:
					'<p>Gli ordini pagati entro le 12.00 partono lo stesso giorno lavorativo. Il viaggio dura da quattro a sei giorni lavorativi: appena il pacco parte, ti mandiamo il numero per seguirlo.</p>',
			},
			{
				question: 'In quali Paesi spedite?',
				answer:
					'<p>In Italia, in Polonia e in Germania. Se abiti altrove e ci tieni molto, scrivici: calcoleremo il costo caso per caso.</p>',
			},
			{
				question: 'Fate pacchetti regalo?',
				answer:
					'<p>Sì, senza supplemento. Scrivi «regalo» nelle note: avvolgeremo tutto nella velina, lo legheremo con lo spago e non metteremo nel pacco lo scontrino con il prezzo; te lo mandiamo via e-mail.</p>',
			},
		],
	},
	{
		title: 'Taglie e vestibilità',
		items: [
			{
				question: 'Sono tra due taglie. Quale scelgo?',
				answer:
					'<p>Nei tagli ampi di solito la più piccola, in quelli aderenti la più grande. Nella descrizione del prodotto trovi un consiglio, nella <a href="/tabela-rozmiarow">tabella delle taglie</a> le misure del corpo.</p>',
			},
			{
				question: 'I capi si restringono nel lavaggio?',
				answer:
					'<p>Lino e cotone li laviamo prima di venderli, quindi la variazione non dovrebbe superare l’uno o due per cento. La lana lavala in acqua fredda e asciugala in piano.</p>',
			},
			{
				question: 'Potete accorciare i pantaloni prima di spedirli?',
				answer:
					'<p>Sì. Aggiungi al carrello il servizio di accorciatura e scrivi la lunghezza nelle note. I pantaloni accorciati su richiesta non si possono più restituire.</p>',
			},
			{
				question: 'La mia taglia non c’è. Tornerà?',
				answer:
					'<p>Quasi sempre sì: cuciamo in serie brevi e aggiungiamo le taglie che ci chiedete. Lascia la tua e-mail accanto al prodotto e ti avvisiamo.</p>',
			},
		],
	},
	{
		title: 'Resi e reclami',
		items: [
			{
				question: 'Quanto tempo ho per il reso?',
				answer:
					'<p>14 giorni dalla consegna per inviare la dichiarazione e altri 14 per rispedire i capi. Non serve indicare il motivo.</p>',
			},
			{
				question: 'Chi paga la rispedizione?',
				answer:
					'<p>In caso di reso chi compra, in caso di reclamo noi. Il costo della consegna originaria lo rimborsiamo se restituisci l’intero ordine, fino al prezzo del metodo di consegna più economico.</p>',
			},
			{
				question: 'Quando riavrò i soldi?',
				answer:
					'<p>Al più tardi 14 giorni dopo aver ricevuto la dichiarazione; in pratica, di solito, due o tre giorni dopo il ritorno del pacco.</p>',
			},
			{
				question: 'Si è smagliato un maglione. Che cosa faccio?',
				answer:
					'<p>Rimandacelo. I maglioni Brzask li ripariamo gratis per cinque anni; non serve che sia un reclamo.</p>',
			},
		],
	},
	{
		title: 'Materiali e produzione',
		items: [
			{
				question: 'La lana punge?',
				answer:
					'<p>Il merino extrafine non dovrebbe. Il lambswool e i maglioni grossi con alpaca possono pizzicare un po’ chi è sensibile: in quel caso consigliamo un dolcevita sottile sotto.</p>',
			},
			{
				question: 'Dove nascono i capi?',
				answer:
					'<p>In Polonia: cuciamo a Łódź, facciamo la maglieria a Bielsko-Biała e i calzini ad Aleksandrów Łódzki, lavoriamo la pelle a Kalwaria Zebrzydowska. Il resto è nella pagina <a href="/jak-szyjemy">Come cuciamo</a>.</p>',
			},
			{
				question: 'Avete qualcosa per vegani?',
				answer:
					'<p>Sì: tutto ciò che è in lino, cotone, viscosa e lyocell. Scegli il materiale nei filtri. Se i bottoni sono in madreperla, lo scriviamo nella descrizione.</p>',
			},
		],
	},
];
