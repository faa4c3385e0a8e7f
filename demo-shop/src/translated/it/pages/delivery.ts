import type { Translation } from '../../translation.ts';

export const delivery: Translation['pages'] = {
	'dostawa-i-platnosc': {
		title: 'Consegna e pagamento',
		metaDescription:
			'Locker 4,99 €, corriere DPD 6,10 €, gratis da 90 €. Pagamento alla consegna, con bonifico oppure online.',
		content: `
<h2>Consegna</h2>
<table>
<thead><tr><th>Metodo</th><th>Costo</th><th>Tempi</th></tr></thead>
<tbody>
<tr><td>Locker, ordini sotto i 90 €</td><td>4,99 €</td><td>4–6 giorni lavorativi dalla partenza</td></tr>
<tr><td>Corriere DPD, ordini sotto i 90 €</td><td>6,10 €</td><td>4–5 giorni lavorativi dalla partenza</td></tr>
<tr><td>Entrambi, ordini da 90 €</td><td>gratis</td><td>4–6 giorni lavorativi dalla partenza</td></tr>
<tr><td>Carte regalo, cartamodelli e servizi</td><td>gratis</td><td>via e-mail dopo l’accredito del pagamento</td></tr>
</tbody>
</table>
<p>Gli ordini pagati entro le 12.00 di un giorno lavorativo partono lo stesso giorno, gli altri il successivo. Per la soglia di 90 € conta il valore del carrello al netto degli sconti.</p>
<p>Spediamo in Italia, in Polonia e in Germania. Il corriere ti avvisa con un SMS e il giorno della consegna indica la fascia oraria; puoi spostare il pacco a un altro giorno, da un vicino o in un punto di ritiro.</p>
<h2>Pagamento</h2>
<ul>
<li><strong>Pagamento rapido</strong>: carta o bonifico online. Confermiamo l’ordine subito.</li>
<li><strong>Bonifico bancario</strong>: i dati per il bonifico compaiono dopo l’ordine e arrivano per e-mail. Lo aspettiamo per 7 giorni.</li>
<li><strong>Alla consegna</strong>: in contanti o con carta, direttamente al corriere, senza supplemento. Non è disponibile per carte regalo, cartamodelli e servizi.</li>
</ul>
<p>Tutti i prezzi sono in euro e comprendono l’IVA. A ogni pacco uniamo lo scontrino, o la fattura se indichi la partita IVA al momento dell’ordine.</p>
<h2>Imballaggio</h2>
<p>Usiamo cartone di recupero e nastro di carta. Se vuoi, avvolgiamo tutto nella velina e aggiungiamo un biglietto di auguri, senza supplemento: basta scriverlo nelle note.</p>
<h2>Se il pacco arriva danneggiato</h2>
<p>Se puoi, compila con il corriere il verbale di danno e scatta una foto. Senza verbale non perdi il diritto al reclamo, ma con il verbale si fa prima a chiarire.</p>`,
	},
	'pielegnacja-ubran': {
		title: 'Cura dei capi',
		metaDescription:
			'Come lavare lino, lana, denim e pelle perché durino a lungo. Una breve guida dal nostro laboratorio.',
		content: `
<p>A rovinare di più i vestiti sono i lavaggi troppo frequenti. Prima di mettere qualcosa nel cesto, prova a dargli aria o a passare un panno umido sulla macchia.</p>
<h2>Lino e cotone</h2>
<p>Lavali a 40 °C con colori simili, senza ammorbidente: avvolge le fibre e il tessuto assorbe meno. Il lino asciugalo steso e stiralo finché è umido, oppure non stirarlo affatto. Il bianco lo ravviva il sole.</p>
<h2>Lana</h2>
<p>Basta una notte con la finestra aperta. Ogni poche settimane lava il maglione a mano o con il programma lana, con un detersivo alla lanolina, e asciugalo in piano su un asciugamano. Non appendere mai la maglia bagnata. I pallini sono naturali nella lana nuova: toglili con il pettinino.</p>
<h2>Denim</h2>
<p>Ogni dieci volte che lo porti, al rovescio, a 30 °C. Le macchie puliscile una per una.</p>
<h2>Velluto a coste e velluto</h2>
<p>Lavali al rovescio e asciugali senza centrifuga forte. Non stirarli sul dritto: basta il vapore del bollitore per rialzare il pelo.</p>
<h2>Cotone cerato</h2>
<p>Niente lavatrice e niente detersivi. Acqua fredda, spugna, pazienza. Una volta l’anno rinnova la cera: scaldala con il phon e stendila con un panno.</p>
<h2>Pelle</h2>
<p>Due volte l’anno stendi uno strato sottile di crema incolore. Se la borsa si bagna, riempila di carta e tienila lontana dal termosifone.</p>
<h2>Tarme</h2>
<p>Prima dell’estate lava la lana e riponila in un sacchetto di tela con lavanda o un pezzetto di cedro. Alle tarme le cose pulite non piacciono.</p>`,
	},
};
